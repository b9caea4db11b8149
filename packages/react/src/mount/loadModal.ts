import type { MountModal } from './mountModal.js'

/** Fetches the modal's code; with an account also the view it will open on. */
export async function loadModal({ withAccount }: { withAccount: boolean }): Promise<MountModal> {
  const [{ mountModal }] = await Promise.all([
    import('./mountModal.js'),
    withAccount ? import('../features/account/index.js') : undefined,
  ])
  return mountModal
}
