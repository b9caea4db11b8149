import { expect, it } from 'vitest'
import { colourCode } from './colourCode.js'
import { toCode } from './toCode.js'
import { toLiteral } from './toLiteral.js'

it('shows the imports and nothing that is usual', () => {
  const options = { networks: [1, 8453], themeMode: 'dark', locale: 'en', debug: true, features: { email: true } }
  expect(toCode(options)).toBe(`import { createPortico } from '@portico/core'
import { evm } from '@portico/evm'
import { base, mainnet } from '@portico/evm/networks'
import { ConnectButton, PorticoProvider } from '@portico/react'
import '@portico/react/styles.css'

const kit = createPortico({
  adapters: [evm()],
  networks: [mainnet, base],
})

export function App() {
  return (
    <PorticoProvider kit={kit}>
      <ConnectButton />
    </PorticoProvider>
  )
}`)
})

it('shows what differs', () => {
  const code = toCode({
    networks: [1, 'eip155:31337'],
    defaultNetwork: 31337,
    enableEmbedded: true,
    themeVariables: { '--portico-accent': '#f00' },
    features: { email: false, legalCheckbox: true, socials: false },
  })
  expect(code).toContain('  defaultNetwork: porticoLocal,\n')
  expect(code).toContain("  themeVariables: { '--portico-accent': '#f00' },\n")
  expect(code).toContain('  features: { email: false, legalCheckbox: true, socials: false },\n')
  expect(code).toContain('<PorticoModal />')
})

it('does without the adapter, and writes whole networks', () => {
  const code = toCode({ networks: [{ id: 5, name: "Bob's" }, 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'], adapters: [] })
  expect(code).not.toContain('evm')
  expect(code).toContain("{ id: 5, name: 'Bob\\'s' }")
  expect(code).toContain("import { createPortico, solana } from '@portico/core'")
})

it('writes literals over several lines when they are long', () => {
  const value = { list: ['a'.repeat(40), 'b'.repeat(40)], empty: [], nothing: null }
  expect(toLiteral(value)).toBe(`{
  list: [
    '${'a'.repeat(40)}',
    '${'b'.repeat(40)}',
  ],
  empty: [],
  nothing: null,
}`)
})

it('colours without losing a character', () => {
  const code = toCode({ networks: [1], customWallets: [{ id: "it's", name: 'x: 7' }], features: { pay: true } })
  const parts = colourCode(code)
  expect(parts.map(({ text }) => text).join('')).toBe(code)
  expect(new Set(parts.map(({ at }) => at)).size).toBe(parts.length)
})
