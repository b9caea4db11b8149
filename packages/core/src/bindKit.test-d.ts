// biome-ignore-all lint/style/useFilenamingConvention: the name of a file that is compiled and not run
import { fakeAdapter, testNetworks } from '@portico/testing'
import type { Portico } from './bindKit.js'
import type { PorticoOptions } from './config/options.js'
import { createPortico } from './createPortico.js'
import { PorticoError } from './errors/PorticoError.js'
import { en } from './i18n/messages/en.js'
import type { Messages } from './i18n/messages.js'
import type { ReadonlyStore } from './state/createStore.js'
import type { State } from './state/state.js'

// What must not compile: each line below is an error that the compiler has to find.

export function views(kit: Portico): void {
  const [network] = testNetworks
  const connector = fakeAdapter().connector('Alpha')
  kit.actions.push('Account')
  kit.actions.push('SwitchNetwork', { network })
  kit.actions.push('ConnectingExternal', { connector })
  kit.actions.push('ConnectingWalletConnect')
  // @ts-expect-error the view needs its data
  kit.actions.push('SwitchNetwork')
  // @ts-expect-error and the right data
  kit.actions.push('SwitchNetwork', { connector })
  // @ts-expect-error a plain view takes none
  kit.actions.push('Account', { network })
  // @ts-expect-error there is no such view
  kit.actions.push('Wallets')
  // @ts-expect-error nor here
  kit.actions.replace('Wallets')
  // @ts-expect-error the same for reset
  kit.actions.reset('Downloads')
  void kit.open({ view: 'Networks' })
  // @ts-expect-error a host cannot open a view that needs data
  void kit.open({ view: 'ConnectingExternal' })
  // @ts-expect-error there is no such namespace
  void kit.open({ namespace: 'near' })
}

export function optionTypes(): void {
  const base: PorticoOptions = { networks: testNetworks }
  createPortico(base)
  createPortico({ ...base, features: { email: undefined }, debug: undefined, id: undefined })
  // @ts-expect-error networks are required
  createPortico({ projectId: 'x' })
  // @ts-expect-error a flag is true or false
  createPortico({ ...base, debug: 'yes' })
  // @ts-expect-error there is no such option
  createPortico({ ...base, colour: 'red' })
  // @ts-expect-error there is no such feature
  createPortico({ ...base, features: { swap: true } })
  // @ts-expect-error there is no such theme
  createPortico({ ...base, themeMode: 'system' })
  // @ts-expect-error there is no such token
  createPortico({ ...base, themeVariables: { '--accent': 'red' } })
  // @ts-expect-error there is no such method
  createPortico({ ...base, features: { connectMethodsOrder: ['passkey'] } })
  // @ts-expect-error keys are chain ids
  createPortico({ ...base, customRpcUrls: { mainnet: [{ url: 'https://rpc.test' }] } })
  // @ts-expect-error a language of the kit
  createPortico({ ...base, locale: 'xx' })
  // @ts-expect-error the result of the function, not the function
  createPortico({ ...base, adapters: [fakeAdapter] })
}

export function messageTypes(): void {
  const { connect, ...others } = en
  // @ts-expect-error a part is missing
  others satisfies Messages
  const { installed, ...rest } = connect
  // @ts-expect-error one sentence is missing
  const oneMissing: Messages = { ...en, connect: rest }
  const all: Messages = { ...en, connect: { ...rest, installed } }
  // @ts-expect-error a sentence too many
  const oneMore: Messages = { ...en, connect: { ...connect, hello: 'Hello' } }
  // @ts-expect-error a parameter the sentence does not get
  const wrong: Messages = { ...en, connecting: { ...en.connecting, title: (p: { name: string }) => p.name } }
  void [oneMissing, all, oneMore, wrong]
}

export function storeTypes(kit: Portico): void {
  kit.store.get() satisfies State
  kit.store satisfies ReadonlyStore<State>
  // @ts-expect-error a host reads the state and never writes it
  kit.store.update((state) => state)
  // @ts-expect-error nor by hand
  kit.store.get().modal.open = true
}

export function errorTypes(): PorticoError[] {
  return [
    new PorticoError('disconnect/failed'),
    new PorticoError('adapter/not-found', { namespace: 'eip155' }),
    // @ts-expect-error there is no such code
    new PorticoError('adapter/lost'),
    // @ts-expect-error the sentence needs its context
    new PorticoError('adapter/not-found'),
  ]
}
