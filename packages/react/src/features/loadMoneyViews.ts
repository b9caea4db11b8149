import type { Portico } from '@portico/core'
import type { ComponentType } from 'react'

type MoneyViews = Readonly<Record<string, ComponentType<{ data: never }>>>

/** The views that move money, with the part of the kit that they show; nothing where the site has switched them off. */
export async function loadMoneyViews(kit: Portico, name: 'send' | 'receive'): Promise<MoneyViews | undefined> {
  if (!kit.store.get().options.features[name]) return undefined
  if (name === 'receive') return (await import('./receive/index.js')).receiveViews
  const [{ sendViews }, send] = await Promise.all([import('./send/index.js'), kit.feature('send')])
  return send && sendViews(send)
}
