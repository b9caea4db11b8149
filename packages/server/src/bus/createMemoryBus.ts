import type { Bus } from './bus.js'

/** Joins nodes that live in one process. A node alone has nobody to tell. */
export type MemoryExchange = { join(): Bus }

export function createMemoryExchange(): MemoryExchange {
  const nodes = new Set<(text: string) => void>()
  return {
    join() {
      const listeners = new Set<(text: string) => void>()
      const receive = (text: string): void => {
        for (const listener of listeners) listener(text)
      }
      nodes.add(receive)
      return {
        async publish(text) {
          for (const node of nodes) if (node !== receive) node(text)
        },
        subscribe(listener) {
          listeners.add(listener)
          return () => void listeners.delete(listener)
        },
        async close() {
          nodes.delete(receive)
        },
      }
    },
  }
}
