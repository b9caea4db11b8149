'use client'
import type { Portico } from '@portico/core'
import { isAnyConnected, type KeptPlace, type PrefetchTime } from '@portico/core/page'
import { loadModal } from './loadModal.js'
import type { MountedModal, MountModal } from './mountModal.js'

/** Shows the modal of a kit in an element: mounted on the first opening, or before it when the visitor comes near. */
export function createPlace(kit: Portico, container: () => HTMLElement | null): KeptPlace {
  let mounted: MountedModal | undefined
  let isActive = false
  let isOver = false
  let hasFailed = false
  // A page that replaces its own content (Turbo, `body.innerHTML`) takes the modal's element with it.
  const isMounted = (): boolean => {
    if (mounted && !mounted.isConnected()) {
      mounted.unmount()
      mounted = undefined
    }
    return mounted !== undefined
  }
  const mount = (mountModal: MountModal, time?: PrefetchTime): void => {
    const element = container()
    if (isOver || !element) return
    if (isMounted() && time === 'intent') mounted?.approach()
    mounted ??= mountModal(kit, element, time)
    mounted.setActive(isActive)
  }
  // Ahead of a click a failure is no news, and is not asked for again: opening does, and says so.
  const loadAhead = async (): Promise<MountModal | undefined> => {
    if (hasFailed) return undefined
    try {
      return await loadModal(kit)
    } catch {
      hasFailed = true
      return undefined
    }
  }
  return {
    mount: () => (isMounted() ? 'shown' : loadModal(kit).then((mountModal) => mount(mountModal))),
    prefetch: (time) =>
      void loadAhead()
        .then((mountModal) => {
          // The view of an account asks nodes and the server; without the visitor nothing is asked.
          if (time === 'idle' && isAnyConnected(kit.store.get())) return
          if (mountModal) mount(mountModal, time)
        })
        // Neither is a mount that fails: opening mounts again, and says so.
        .catch(() => undefined),
    setActive(value) {
      isActive = value
      mounted?.setActive(value)
    },
    remove() {
      isOver = true
      mounted?.unmount()
      mounted = undefined
    },
  }
}
