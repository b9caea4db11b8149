import type { Portico } from '@portico/core'

export type Invoice = { readonly token: string; readonly amount: string; readonly to: string }

/** A kit has one form: a second invoice would be written over the first. */
const paying = new WeakSet<Portico>()

/** Pays an invoice and resolves with the hash. Rejects with a `PorticoError` that says what is wrong. */
export async function payInvoice(kit: Portico, invoice: Invoice): Promise<string> {
  if (paying.has(kit)) throw new Error('Another invoice is being paid.')
  paying.add(kit)
  try {
    return await pay(kit, invoice)
  } finally {
    paying.delete(kit)
  }
}

async function pay(kit: Portico, invoice: Invoice): Promise<string> {
  const send = await kit.feature('send')
  if (!send) throw new Error('This site has switched sending off.')
  // The form knows the coin first, and the tokens when the server has answered.
  await kit.actions.refreshBalance({ force: true })
  const stop = send.watch()
  try {
    await ready(send.store, ({ status }) => status !== 'loading')
    send.fill(invoice)
    await ready(send.store, ({ isResolving }) => !isResolving)
    await send.review()
    return await send.send()
  } finally {
    stop()
  }
}

type Store<State> = { get(): State; subscribe(listener: () => void): () => void }

function ready<State>(store: Store<State>, isReady: (state: State) => boolean): Promise<void> {
  return new Promise((resolve) => {
    const look = (): void => {
      if (!isReady(store.get())) return
      stop()
      resolve()
    }
    const stop = store.subscribe(look)
    look()
  })
}
