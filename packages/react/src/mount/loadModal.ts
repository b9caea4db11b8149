import type { Portico } from '@portico/core'
import { isAnyConnected } from '@portico/core/page'
import { loadWords } from './loadWords.js'
import type { MountModal } from './mountModal.js'

/** Fetches the modal's code; with an account also the view it will open on, with its styles, and the words. */
export async function loadModal(kit: Portico): Promise<MountModal> {
  const hasAccount = isAnyConnected(kit.store.get())
  const [{ prepareMount }] = await Promise.all([
    import('./mountModal.js'),
    kit.prepareModal(),
    hasAccount ? import('../features/account/index.js') : undefined,
    hasAccount ? loadWords(kit) : undefined,
  ])
  return prepareMount(kit)
}
