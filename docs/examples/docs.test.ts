import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createPortico } from '@portico/core'
import { evm } from '@portico/evm'
import { mainnet } from '@portico/evm/networks'
import * as react from '@portico/react'
import { fakeEnv } from '@portico/testing'
import * as wagmi from '@portico/wagmi'
import { namespaces } from '@portico/wire'
import { createElement, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { strictPolicy } from '../../e2e/setup/strictPolicy.js'
import { themeVariableNames } from '../../packages/core/src/config/themeVariables.js'
import { alerts } from '../../packages/core/src/errors/alerts.js'
import { apiSentences } from '../../packages/core/src/errors/apiSentences.js'
import { catalogue } from '../../packages/core/src/errors/catalogue.js'
import { networkNotFound } from '../../packages/core/src/errors/networkNotFound.js'
import { nodeSentences } from '../../packages/core/src/errors/nodeSentences.js'
import { pairingSentences } from '../../packages/core/src/errors/pairingSentences.js'
import { rpcSentences } from '../../packages/core/src/errors/rpcSentences.js'
import { sendSentences } from '../../packages/core/src/errors/sendSentences.js'
import { serverAlerts } from '../../packages/core/src/errors/serverAlerts.js'
import { siwxSentences } from '../../packages/core/src/errors/siwxSentences.js'
import { walletSentences } from '../../packages/core/src/errors/walletSentences.js'
import { attemptKey } from '../../packages/core/src/features/pairing/attemptKey.js'
import { pairingKeys } from '../../packages/core/src/features/pairing/pairingKeys.js'
import { localeNames } from '../../packages/core/src/i18n/localeNames.js'
import { cacheKeys } from '../../packages/core/src/storage/cacheKeys.js'
import { connectionKeys } from '../../packages/core/src/storage/connectionKeys.js'
import { createStorage } from '../../packages/core/src/storage/createStorage.js'
import { connectorIdKey, storedKeys } from '../../packages/core/src/storage/keys.js'
import { recentWalletsKey } from '../../packages/core/src/storage/recentWalletsKey.js'
import { sendKeys } from '../../packages/core/src/storage/sendKeys.js'
import { commands, runCli } from '../../packages/server/src/cli/runCli.js'
import { environmentNames, readConfig } from '../../packages/server/src/config/readConfig.js'
import { serverConfig } from '../../packages/server/src/config/serverConfig.js'
import { errorCatalogue } from '../../packages/server/src/errors/catalogue.js'
import { limitClasses } from '../../packages/server/src/limits/limiter.js'
import { installClosure } from '../../scripts/packages.mjs'
import { Account } from './Account.js'
import { eventNames, featureNames, optionNames } from './documentedNames.js'
import { LoginPage } from './Embedded.js'
import { EthersGreeting } from './EthersGreeting.js'
import { Providers } from './Providers.js'
import { App } from './quickStart.js'
import { SendButton } from './SendButton.js'
import { ThemeSwitch } from './ThemeSwitch.js'
import { WagmiProviders } from './WagmiProviders.js'

const root = join(import.meta.dirname, '../..')
const read = (path: string): string => readFileSync(join(root, path), 'utf8')
const markdownIn = (folder: string): string[] =>
  readdirSync(join(root, folder))
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(folder, name))
const packageReadmes = readdirSync(join(root, 'packages'))
  .map((name) => `packages/${name}/README.md`)
  .filter((path) => existsSync(join(root, path)))
const pages = [...markdownIn('.'), ...markdownIn('docs'), ...packageReadmes]
const examples = readdirSync(import.meta.dirname).filter(
  (name) =>
    /\.tsx?$/.test(name) &&
    !/^(docs|optionEffects|acmeAdapter|sending|signIn|universalProvider)\.test\.ts$/.test(name) &&
    !['documentedNames.ts', 'optionReaders.ts'].includes(name),
)

type Block = { page: string; info: string; code: string }
const blocks: Block[] = pages.flatMap((page) =>
  [...read(page).matchAll(/^```(tsx?\b[^\n]*)\n([\s\S]*?)^```$/gm)].map(([, info = '', code = '']) => ({
    page,
    info,
    code,
  })),
)
const fileOf = ({ info }: Block): string | undefined => /file=(\S+)/.exec(info)?.[1]

/** Names that a page does not show as code. */
const missing = (page: string, names: readonly string[]): string[] => {
  const text = read(page)
  return names.filter((name) => !text.includes(`\`${name}\``))
}

describe('code on the pages', () => {
  it('is the code of the example it names', () => {
    const named = blocks.filter(fileOf)
    expect(named.length).toBeGreaterThan(0)
    for (const block of named)
      expect(block.code, `${block.page} shows ${fileOf(block)}`).toBe(read(fileOf(block) ?? ''))
  })

  it('shows every example somewhere', () => {
    const shown = blocks.map(fileOf)
    expect(examples.filter((name) => !shown.includes(`docs/examples/${name}`))).toEqual([])
  })

  it('is compiled when it is a whole program', () => {
    // Packages that bring their own compiled examples say so on their page.
    const own = ['packages/testing/README.md', 'packages/evm/README.md', 'packages/devnet/README.md']
    const loose = blocks.filter((block) => !own.includes(block.page) && !fileOf(block) && /^import /m.test(block.code))
    expect(loose.map(({ page, code }) => `${page}: ${code.split('\n')[0]}`)).toEqual([])
  })
})

describe('pages are complete', () => {
  it('options.md names every option', () => {
    expect(missing('docs/options.md', Object.keys(optionNames))).toEqual([])
  })

  it('options.md names every feature', () => {
    const features = Object.keys(featureNames).map((name) => `features.${name}`)
    expect(missing('docs/options.md', features)).toEqual([])
  })

  it('kit.md names every member of a kit and every event', () => {
    const kit = createPortico({ networks: [mainnet], adapters: [evm()] })
    expect(missing('docs/kit.md', Object.keys(kit))).toEqual([])
    expect(missing('docs/kit.md', Object.keys(eventNames))).toEqual([])
  })

  it('errors.md names every code, its sentence where it is fixed, and every alert', () => {
    const errors = { ...catalogue, ...apiSentences, ...walletSentences }
    const codes = [
      ...Object.keys(errors),
      ...Object.keys(rpcSentences).map((name) => `rpc/${name}`),
      ...Object.keys(pairingSentences).map((name) => `pairing/${name}`),
      ...Object.keys(siwxSentences).map((name) => `siwx/${name}`),
      ...Object.keys(nodeSentences).map((name) => `node/${name}`),
      ...Object.keys(sendSentences).map((name) => `send/${name}`),
    ]
    expect(missing('docs/errors.md', codes)).toEqual([])
    const text = read('docs/errors.md')
    const fixed = Object.values(errors).flatMap((sentence) =>
      sentence.length === 0 ? [(sentence as () => string)()] : [],
    ) // takes nothing
    const all = [rpcSentences, pairingSentences, siwxSentences, nodeSentences, sendSentences]
    const tables = all.flatMap((table) => Object.values(table))
    for (const sentence of [...fixed, ...tables]) expect(text).toContain(sentence)
    for (const { short } of Object.values({ ...alerts, networkNotFound, ...serverAlerts }))
      expect(text).toContain(short)
  })

  it('react.md names every export of @portico/react', () => {
    expect(missing('docs/react.md', Object.keys(react))).toEqual([])
  })

  it('wagmi.md names every export of @portico/wagmi', () => {
    expect(missing('docs/wagmi.md', Object.keys(wagmi))).toEqual([])
  })

  it('theming.md names every theme variable', () => {
    expect(missing('docs/theming.md', themeVariableNames)).toEqual([])
  })

  it('storage.md names every key the browser keeps', () => {
    const keys = [
      storedKeys,
      connectionKeys,
      { recentWalletsKey, attemptKey },
      cacheKeys,
      pairingKeys,
      sendKeys,
    ].flatMap((table) => Object.values(table))
    const names = keys.map(createStorage(fakeEnv(), undefined).nameOf)
    expect(missing('docs/storage.md', names)).toEqual([])
    expect(connectorIdKey('eip155').name).toBe('eip155:connected_connector_id')
    expect(read('docs/storage.md')).toContain('`@portico/<namespace>:connected_connector_id`')
    expect(missing('docs/storage.md', namespaces)).toEqual([])
  })

  it('csp.md shows the policy that the browser tests are served with', () => {
    const shown = /Content-Security-Policy:\n([\s\S]*?)\n```/.exec(read('docs/csp.md'))?.[1] ?? ''
    const directives = (policy: string): string[] =>
      policy
        .split(';')
        .map((directive) => directive.trim())
        // Where data and pictures come from is every site's own.
        .filter((directive) => !/^(connect|img)-src/.test(directive))
    expect(directives(shown)).toEqual(directives(strictPolicy))
  })

  it('server.md names every setting, variable, refusal and limit', () => {
    expect(missing('docs/server.md', Object.keys(serverConfig.entries))).toEqual([])
    expect(missing('docs/server.md', environmentNames)).toEqual([])
    const { errorEvents: _, ...classes } = limitClasses
    expect(missing('docs/server.md', Object.keys(classes))).toEqual([])
    const answered = Object.entries(errorCatalogue).filter(([code]) => !code.startsWith('operator/'))
    const text = read('docs/server.md')
    for (const [code, { status, description }] of answered)
      expect(text).toContain(`| \`${code}\` | ${status} | ${description} |`)
  })

  it('server.md shows settings that the server takes', async () => {
    const shown = /```json file=docs\/examples\/portico\.json\n([\s\S]*?)```/.exec(read('docs/server.md'))?.[1]
    expect(shown).toBe(read('docs/examples/portico.json'))
    const config = await readConfig(join(root, 'docs/examples/portico.json'), { BASE_NODE_KEY: 'key' })
    expect(config.networks.map(({ chainId }) => chainId)).toEqual(['eip155:8453', 'eip155:1'])
  })

  it('server.md types commands that exist, and every one of them', async () => {
    const typed = [...read('docs/server.md').matchAll(/^npx portico-server (.+)$/gm)].map(([, line = '']) => line)
    const said: string[] = []
    const context = { environment: {}, print: () => undefined, printError: (line: string) => said.push(line) }
    for (const line of typed) {
      const args = [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '')
      const code = await runCli([...args, '--help'], { ...context, serve: async () => undefined })
      expect([code, said], line).toEqual([0, []])
    }
    expect(Object.keys(commands).filter((name) => !typed.some((line) => line.startsWith(name)))).toEqual([])
  })

  it('i18n.md names every language', () => {
    expect(missing('docs/i18n.md', localeNames)).toEqual([])
  })

  it('README.md packs every package that the ones it installs need', () => {
    const text = read('README.md')
    const installed = /^npm install (@portico\/.*)$/m.exec(text)?.[1]?.split(' ') ?? []
    const packed = [...(/^npm pack .*$/m.exec(text)?.[0] ?? '').matchAll(/-w (\S+)/g)].map(([, name]) => name)
    const folders = installed.map((name) => ({ dir: join(root, 'packages', name.replace('@portico/', '')) }))
    const needed = installClosure(folders).packages.map(({ name }) => name)
    expect(packed.sort()).toEqual(needed.filter((name) => name.startsWith('@portico/')))
  })

  it('README.md lists every package and every page of the documentation', () => {
    const text = read('README.md')
    const folders = readdirSync(join(root, 'packages'))
    const packages = folders.filter((name) => existsSync(join(root, 'packages', name, 'package.json')))
    for (const name of packages) expect(text).toContain(`packages/${name}`)
    for (const page of markdownIn('docs')) expect(text).toContain(`(${page})`)
  })
})

describe('links and pictures', () => {
  it.each(pages)('of %s lead somewhere', (page) => {
    const text = read(page).replaceAll(/^```[\s\S]*?^```$/gm, '')
    const links = [...text.matchAll(/\[[^\]]*\]\(([^)\s]+)\)|(?:src|srcset)="([^"]+)"/g)].map(
      ([, to, picture]) => to ?? picture ?? '',
    )
    const dead = links.filter((link) => {
      if (/^https?:/.test(link)) return false
      const [path = '', anchor] = link.split('#')
      const target = path ? join(dirname(page), path) : page
      if (!existsSync(join(root, target))) return true
      return anchor !== undefined && !anchorsOf(read(target)).includes(anchor)
    })
    expect(dead).toEqual([])
  })
})

describe('examples', () => {
  const inside = (component: () => ReactNode) => createElement(Providers, null, createElement(component))
  it.each([
    ['quickStart', () => createElement(App), 'Connect Wallet'],
    ['Embedded', () => createElement(LoginPage), 'Welcome'],
    ['Account', () => inside(Account), 'Connect'],
    ['ThemeSwitch', () => inside(ThemeSwitch), 'Dark'],
    ['EthersGreeting', () => inside(EthersGreeting), ''],
    ['WagmiProviders', () => createElement(WagmiProviders, null, createElement(Account)), 'Connect'],
    ['SendButton', () => inside(() => createElement(SendButton, { to: '0x' })), ''],
  ])('%s renders on a server', (_name, make, text) => {
    const html = renderToString(make())
    expect(html).toContain(text)
    expect(html).not.toContain('style=')
  })
})

/** As GitHub makes them from headings. */
function anchorsOf(markdown: string): string[] {
  const headings = [...markdown.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => heading)
  return headings.map((heading) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  )
}
