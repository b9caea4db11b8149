import { Button } from '@portico/ui'
import { WalletImage } from '@portico/ui/images'
import type { AdminWallet } from '@portico/wire/http'
import { type ChangeEvent, useRef, useState } from 'react'
import { useConsole } from '../api/consoleContext.js'
import { errorText } from '../api/errorText.js'
import { useAction } from '../api/useAction.js'
import './LogoField.css'
import { readDataUrl } from './readDataUrl.js'
import { walletImageUrl } from './walletImageUrl.js'

export type LogoFieldProps = { wallet: AdminWallet; onChanged: (what: string) => void }

const sizeLimit = 2 * 1024 * 1024
type Chosen = { readonly file: File; readonly preview: string }

/** A wallet's picture: looked at before it is sent, and as the server made it afterwards. */
export function LogoField({ wallet, onChanged }: LogoFieldProps) {
  const { client } = useConsole()
  const [current, setCurrent] = useState(wallet)
  const [chosen, setChosen] = useState<Chosen>()
  const [refusal, setRefusal] = useState<string>()
  const picker = useRef<HTMLInputElement>(null)
  const path = { id: wallet.id }
  const upload = useAction(async (_, { file }: Chosen) => {
    setCurrent(await client.call('setWalletLogo', { path, bytes: file }))
    setChosen(undefined)
    onChanged(`${wallet.name} has a new logo`)
  })
  const remove = useAction(async () => {
    setCurrent(await client.call('removeWalletLogo', { path }))
    onChanged(`${wallet.name} has its monogram again`)
  })

  const choose = async (event: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const file = event.currentTarget.files?.[0]
    event.currentTarget.value = ''
    upload.reset()
    if (!file) return
    const isTooLarge = file.size > sizeLimit
    setRefusal(isTooLarge ? 'The picture is larger than 2 MiB. Export it 512 pixels wide.' : undefined)
    setChosen(isTooLarge ? undefined : { file, preview: await readDataUrl(file) })
  }

  const failure = upload.error ?? remove.error
  const problem = refusal ?? (failure === undefined ? undefined : errorText(failure))
  const src = chosen?.preview ?? walletImageUrl(client.server, current)
  return (
    <div className="cn-logo-field">
      <WalletImage key={src} id={wallet.id} name={wallet.name} src={src} size={56} />
      <div className="cn-logo-field-actions">
        <input
          ref={picker}
          className="cn-logo-field-picker"
          type="file"
          accept="image/png,image/jpeg,image/webp"
          aria-label="Picture file"
          tabIndex={-1}
          onChange={(event) => void choose(event)}
        />
        {chosen ? (
          <>
            <Button isLoading={upload.isBusy} onClick={() => void upload.run(chosen)}>
              Upload
            </Button>
            <Button variant="secondary" onClick={() => setChosen(undefined)}>
              Cancel
            </Button>
          </>
        ) : (
          <>
            <Button variant="secondary" onClick={() => picker.current?.click()}>
              {current.hasLogo ? 'Replace logo' : 'Choose logo'}
            </Button>
            {current.hasLogo && (
              <Button variant="quiet" isLoading={remove.isBusy} onClick={() => void remove.run()}>
                Remove
              </Button>
            )}
          </>
        )}
      </div>
      <p className="cn-logo-field-words" data-problem={problem ? '' : undefined} role={problem ? 'alert' : undefined}>
        {problem ?? 'PNG, JPEG or WebP, up to 2 MiB. The server draws it anew.'}
      </p>
    </div>
  )
}
