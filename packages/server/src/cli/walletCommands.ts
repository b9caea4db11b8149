import { readFile } from 'node:fs/promises'
import { addWallet } from '../directory/addWallet.js'
import { hideWallet, showWallet } from '../directory/hideWallet.js'
import { importWallets } from '../directory/importWallets.js'
import { orderWallets } from '../directory/orderWallets.js'
import { setLogo } from '../directory/setLogo.js'
import { ServerError } from '../errors/ServerError.js'
import { createReencoder } from '../images/createReencoder.js'
import type { Command } from './command.js'

const text = /* @__PURE__ */ Object.freeze({ type: 'string' })
const links = /* @__PURE__ */ Object.freeze({
  homepage: 'homepage',
  description: 'description',
  rdns: 'rdns',
  'mobile-link': 'mobile_link',
  'desktop-link': 'desktop_link',
  'webapp-link': 'webapp_link',
  'app-store': 'app_store',
  'play-store': 'play_store',
  'chrome-store': 'chrome_store',
})
const many = 1_000

/** Commands about the wallet directory. */
export const walletCommands: Readonly<Record<string, Command>> = /* @__PURE__ */ Object.freeze({
  'wallet import': {
    usage: '<file.json> [--source <name>]',
    summary: 'Takes a list of wallets in. What you hid, ordered or edited stays.',
    options: { source: text },
    places: [1, 1],
    async run({ db, print }, { places: [file = ''], text }) {
      const records = parseList(file, (await readBytes(file)).toString('utf8'))
      const { imported, refused } = await importWallets(db, records, { source: text('source') ?? 'operator' })
      for (const { index, reason } of refused) print(`record ${index} refused: ${reason}`)
      print(`${imported} imported, ${refused.length} refused`)
      if (imported === 0 && refused.length > 0) throw wrong('No wallet of the list could be taken in.')
    },
  },
  'wallet add': {
    usage:
      '--name <name> [--id <id>] [--chains <CAIP-2>,…] [--homepage <url>] [--mobile-link <url>] … (as in a list of wallets)',
    summary: 'Adds a wallet of your own.',
    options: {
      name: text,
      id: text,
      chains: text,
      homepage: text,
      description: text,
      rdns: text,
      'mobile-link': text,
      'desktop-link': text,
      'webapp-link': text,
      'app-store': text,
      'play-store': text,
      'chrome-store': text,
    },
    places: [0, 0],
    async run({ db, print }, { text }) {
      const name = text('name')
      if (!name) throw wrong('A wallet needs a name: --name "My wallet"')
      const given = Object.entries(links).flatMap(([option, field]) => {
        const value = text(option)
        return value === undefined ? [] : [[field, value] as const]
      })
      const chains = text('chains')?.split(',').filter(Boolean)
      const wallet = await addWallet(db, {
        ...Object.fromEntries(given),
        name,
        ...(text('id') === undefined ? {} : { id: text('id') }),
        ...(chains === undefined ? {} : { chains }),
      })
      print(wallet.listing.id)
    },
  },
  'wallet hide': {
    usage: '<id>',
    summary: 'Takes a wallet out of every list.',
    places: [1, 1],
    run: async ({ db }, { places: [id = ''] }) => void (await hideWallet(db, id)),
  },
  'wallet show': {
    usage: '<id>',
    summary: 'Puts a hidden wallet back.',
    places: [1, 1],
    run: async ({ db }, { places: [id = ''] }) => void (await showWallet(db, id)),
  },
  'wallet order': {
    usage: '<id> <id> …',
    summary: 'Puts these wallets first, in this order.',
    places: [1, many],
    run: ({ db }, { places }) => orderWallets(db, places),
  },
  'wallet logo': {
    usage: '<id> <picture.png>',
    summary: 'Gives a wallet a picture: PNG, JPEG or WebP up to 2 MiB.',
    places: [2, 2],
    async run({ db, env }, { places: [id = '', file = ''] }) {
      await setLogo(db, createReencoder({ env }), id, new Uint8Array(await readBytes(file)))
    },
  },
})

async function readBytes(file: string): Promise<Buffer> {
  return readFile(file).catch((cause: unknown) => {
    throw new ServerError('operator/input', { cause, detail: `${file} cannot be read.` })
  })
}

function parseList(file: string, content: string): readonly unknown[] {
  try {
    const list: unknown = JSON.parse(content)
    if (Array.isArray(list)) return list
  } catch (cause) {
    throw new ServerError('operator/input', { cause, detail: `${file} is not JSON.` })
  }
  throw wrong(`${file} must hold a list of wallets.`)
}

const wrong = (detail: string): ServerError => new ServerError('operator/input', { detail })
