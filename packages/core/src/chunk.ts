import { PorticoError } from './errors/PorticoError.js'

/** A part of the kit that is fetched on first use and made once. */
export type Chunk<Part> = {
  load(): Promise<Part>
  /** The part, if it was fetched already. */
  peek(): Part | undefined
  /** Runs at once when the part is here, so that a visitor's click stays the cause of what it opens. */
  run<Result>(use: (part: Part) => Result | Promise<Result>): Promise<Result>
}

export function createChunk<Part>(fetchPart: () => Promise<Part>): Chunk<Part> {
  let here: { part: Part } | undefined
  let coming: Promise<Part> | undefined
  const fetchOnce = async (): Promise<Part> => {
    try {
      here = { part: await fetchPart() }
      return here.part
    } catch (cause) {
      coming = undefined // the next use tries again
      throw new PorticoError('modal/load-failed', undefined, { cause })
    }
  }
  const load = (): Promise<Part> => {
    coming ??= fetchOnce()
    return coming
  }
  return { load, peek: () => here?.part, run: async (use) => use(here ? here.part : await load()) }
}
