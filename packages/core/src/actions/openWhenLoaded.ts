import type { Chunk } from '../chunk.js'
import type { PorticoContext } from '../context.js'
import { PorticoError } from '../errors/PorticoError.js'
import type { ModalActions } from './modalActions.js'
import type { OpenParameters } from './open.js'
import { openFailed } from './openFailed.js'

/** Opens the modal. Before its code is here, it is open and loading from the call on (MODAL-04), and can be closed again. */
export async function openWhenLoaded(
  ctx: PorticoContext,
  modal: Chunk<ModalActions>,
  parameters?: OpenParameters,
): Promise<void> {
  if (ctx.isOver()) throw new PorticoError('kit/destroyed')
  const here = modal.peek()
  if (here) return here.open(ctx, parameters)
  const before = ctx.store.get().modal
  const opening = { ...before, open: true, loading: true }
  // Identity tells whether it was closed, or opened again, meanwhile.
  const isCurrent = (): boolean => ctx.store.get().modal === opening
  ctx.store.update((state) => ({ ...state, modal: opening }))
  ctx.places[0]?.prefetch?.('intent') // at the same time
  let actions: ModalActions
  try {
    actions = await modal.load()
  } catch (error) {
    if (isCurrent()) openFailed(ctx, before.failures)
    throw error
  }
  if (!isCurrent() || ctx.isOver()) return
  try {
    await actions.open(ctx, parameters)
  } finally {
    // Parameters that are refused open nothing.
    if (isCurrent()) ctx.store.update((state) => ({ ...state, modal: before }))
  }
}

/** Closes the modal. One whose code is not here yet shows nothing that must be answered first, and nothing was begun in it. */
export function closeWhenLoaded(
  ctx: PorticoContext,
  modal: Chunk<ModalActions>,
  parameters?: Parameters<ModalActions['close']>[1],
): void {
  const here = modal.peek()
  if (here) here.close(ctx, parameters)
  else ctx.store.update((state) => ({ ...state, modal: { open: false, loading: false, shake: false } }))
}
