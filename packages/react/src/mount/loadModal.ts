import type { Portico } from '@portico/core'
import type { MountModal } from './mountModal.js'

/** Fetches the modal's code, and what it must not open without. */
export async function loadModal(kit: Portico): Promise<MountModal> {
  const [{ prepareMount }] = await Promise.all([import('./mountModal.js'), kit.prepareModal()])
  return prepareMount(kit)
}
