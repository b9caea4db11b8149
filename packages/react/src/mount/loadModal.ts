import type { MountModal } from './mountModal.js'

/** Fetches the modal's code; with an account also the view it will open on, and its styles. */
export async function loadModal({ withAccount }: { withAccount: boolean }): Promise<MountModal> {
  const [{ mountModal }] = await Promise.all([
    import('./mountModal.js'),
    withAccount ? import('../features/account/index.js') : undefined,
    withAccount ? import('./laterSheetText.generated.js') : undefined,
  ])
  return mountModal
}
