import { expect, it } from 'vitest'
import { groupModules } from './groupModules.mjs'

const react = (path) => `/r/packages/react/dist/modules/${path}.js`
const core = (path) => `/r/packages/core/dist/modules/${path}.js`
const modal = react('mount/mountModal')
const account = react('features/account/index')
const panel = react('features/account/TokensPanel')
const send = react('features/send/index')
const networks = react('features/networks/index')
const accountButton = react('buttons/AccountButton')
const modalActions = core('actions/modalActions')
const wallet = core('walletChunk')
const connected = core('actions/connectedActions')
const failures = react('hooks/failureEn')
const notices = react('features/notices/index')
const server = core('serverParts')

/** Groups modules that come with these roots; `importers` says which module asks for a root. */
function groups(modules, importers = {}) {
  const roots = new Map(Object.entries(modules).map(([id, all]) => [id, new Set(all)]))
  const named = Object.fromEntries(
    [modal, modalActions, accountButton, wallet, connected, failures, notices].map((root) => [root, ['createPortico']]),
  )
  return Object.fromEntries(groupModules({ roots, importers: new Map(Object.entries({ ...named, ...importers })) }))
}

it('the page, what some pages import, the modal and each later part are a group each', () => {
  const found = groups({
    a: ['page', 'host', modal, server],
    b: ['host'],
    c: [modal],
    d: [account],
    e: [server],
    f: ['/r/packages/relay/dist/modules/exports/index.js'],
  })
  expect(found).toEqual({ a: 'page', b: 'host', c: 'modal', d: 'account', e: 'serverParts', f: 'relay' })
})

it('what the modal needs is in its group alone: what others share with it comes with its actions or the page, or the opening fetches a third file', () => {
  const found = groups({
    a: [modal, account, send],
    [core('b')]: [modal, server],
    [core('c')]: ['host', modal, server],
    [core('d')]: [modalActions, wallet, send],
    [react('e')]: [modal, accountButton],
    [react('f')]: [modal, server],
  })
  expect(Object.values(found)).toEqual(['modal', 'modalActions', 'page', 'modalActions', 'page', 'page'])
})

it('what a page may import and a later part needs too, is apart from both', () => {
  expect(groups({ a: ['host', send], b: ['host', modal], c: ['host'] })).toEqual({
    a: 'host_send',
    b: 'host_modal',
    c: 'host',
  })
})

it('what notices share with views comes with the modal: a toast that says that other code is gone needs no other', () => {
  expect(groups({ a: [notices, account, send], b: [notices] })).toEqual({ a: 'modal', b: 'notices' })
})

it('English for failures is a group of its own', () => {
  expect(groups({ a: [failures, send, account] }).a).toBe('failures')
})

it('a part that is named here and led to by no import() is an error, not another grouping', () => {
  expect(() => groupModules({ roots: new Map(), importers: new Map() })).toThrow('no import() leads to')
})

it('what many views share is one group, what two share another; with the actions on wallets comes what others share with them', () => {
  const found = groups({
    a: [account, send, networks],
    b: [account, send],
    c: [wallet, server, send],
    d: [server, send],
    e: [connected, server, send],
    f: [wallet, connected, send],
  })
  expect(found).toEqual({
    a: 'views',
    b: 'account_send',
    c: 'wallet',
    d: 'send_serverParts',
    e: 'connected',
    f: 'wallet',
  })
})

it('what a part shares with one that only comes after it, is its own', () => {
  const importers = { [panel]: ['usePanel'], [account]: ['viewChunks'] }
  expect(groups({ usePanel: [account, panel], viewChunks: [modal], a: [account, panel] }, importers).a).toBe('account')
  // Not so when the page itself asks for both.
  expect(groups({ usePanel: ['page', account, panel], a: [account, panel] }, importers).a).toBe('TokensPanel_account')
})
