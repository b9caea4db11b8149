'use client'
import type { Portico } from '@portico/core'
import { loadModal } from './loadModal.js'
import type { MountedModal } from './mountModal.js'

export type ModalPlace = {
  /** Fetches and mounts the modal ahead of the click and renders what it will show, unseen. */
  warm(): void
  end(): void
}

/** Shows the modal of a kit in an element: mounted on the first opening, or before it when the visitor comes near. */
export function showModalIn(kit: Portico, container: () => HTMLElement | null): ModalPlace {
  let mounted: MountedModal | undefined
  let isOver = false
  const mount = async (): Promise<void> => {
    const mountModal = await loadModal(kit)
    const element = container()
    if (!isOver && element) mounted ??= mountModal(kit, element)
  }
  const release = kit.showWith(() => (mounted ? 'shown' : mount()))
  const end = (): void => {
    isOver = true
    release()
    mounted?.unmount()
    mounted = undefined
  }
  kit.onDestroy(end)
  return {
    // A failed fetch ahead of time is no news: opening tries again and says so.
    warm: () =>
      void mount().then(
        () => mounted?.warm(),
        () => undefined,
      ),
    end,
  }
}
