import type { PairingState } from '@portico/core/pairing'
import { Button, type ButtonProps } from '@portico/ui'
import { Copy } from '@portico/ui/icons'
import { useActions } from '../../../hooks/useActions.js'
import { useTranslate } from '../../../hooks/useTranslate.js'
import { pairingWords } from '../pairingWords.js'

export type CopyLinkButtonProps = Pick<ButtonProps, 'variant' | 'isFullWidth'> & { state: PairingState }

/** The way without a camera: the link can be pasted in the wallet. A toast says that it was copied. */
export function CopyLinkButton({ state, ...look }: CopyLinkButtonProps) {
  const t = useTranslate(pairingWords)
  const { copyText } = useActions()
  const uri = state.status === 'pairing' ? state.uri : undefined
  return (
    <Button
      {...look}
      icon={<Copy />}
      isDisabled={!uri}
      onClick={() => uri && copyText({ text: uri, message: t.pairing.linkCopied })}
    >
      {t.pairing.copyLink}
    </Button>
  )
}
