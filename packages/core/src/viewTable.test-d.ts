// biome-ignore-all lint/style/useFilenamingConvention: the name of a file that is compiled and not run
import type { Portico } from './bindKit.js'
import type { ViewArguments, ViewName, Views, views } from './views.js'

type Table = typeof views

/** A key that a row names must be one of the data that the same row carries. */
type WrongKeys<Fact extends 'subject' | 'opensWith'> = {
  [Name in ViewName]: Table[Name] extends { readonly [key in Fact]: infer Key }
    ? Key extends keyof NonNullable<Views[Name]>
      ? never
      : Name
    : never
}[ViewName]
export const noWrongSubject = (name: WrongKeys<'subject'>): never => name
export const noWrongArgument = (name: WrongKeys<'opensWith'>): never => name

/** What a view is about has a name to show. */
type Nameless = {
  [Name in ViewName]: Table[Name] extends { readonly subject: infer Key }
    ? NonNullable<NonNullable<Views[Name]>[Key & keyof NonNullable<Views[Name]>]> extends { readonly name: string }
      ? never
      : Name
    : never
}[ViewName]
export const noNameless = (name: Nameless): never => name

/** Arguments are taken by the views that have a place for them, and by no other. */
export function opens(kit: Portico, view: 'Account' | 'Networks'): void {
  void kit.open()
  void kit.open({ view })
  void kit.open({ view: 'Swap', arguments: { fromToken: 'ETH' } })
  void kit.open({ view: 'WalletSend', arguments: { to: 'a.eth' }, namespace: 'eip155' })
  // @ts-expect-error another view's arguments
  void kit.open({ view: 'Swap', arguments: { to: 'a.eth' } })
  // @ts-expect-error a view without arguments
  void kit.open({ view: 'Account', arguments: { to: 'a.eth' } })
  // @ts-expect-error a view that needs data, which `open` cannot give
  void kit.open({ view: 'SwitchNetwork' })
}

export const plain: ViewArguments<'Account'> = ['Account']
// @ts-expect-error data is asked for
export const bare: ViewArguments<'SwitchNetwork'> = ['SwitchNetwork']
