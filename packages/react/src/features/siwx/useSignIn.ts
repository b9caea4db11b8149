import { useFeature } from '../../hooks/useFeature.js'
import { useKit } from '../../hooks/useKit.js'
import { useTranslate } from '../../hooks/useTranslate.js'
import { errorText } from '../parts/errorText.js'

export type SignInControls = { readonly sign: () => void; readonly cancel: () => void }

/** Sign and Cancel. What goes wrong while signing is in the kit's state; a wallet that cannot be left is told by a toast. */
export function useSignIn(): SignInControls {
  const kit = useKit('useSignIn')
  const t = useTranslate()
  const { feature } = useFeature('signIn')
  const run = (work: Promise<void> | undefined): void =>
    void work?.catch((error: { code?: Parameters<typeof errorText>[1] }) =>
      kit.actions.showToast({ message: errorText(t, error.code), variant: 'error' }),
    )
  return { sign: () => run(feature?.sign()), cancel: () => run(feature?.cancel()) }
}
