import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Page, test } from '@playwright/test'
import { devnetAccounts, devnetContracts } from '@portico/devnet/contracts'
import { encodeFunctionData, erc20Abi } from 'viem'
import { expect } from '../test.js'
import { ask, button, type Connected, card, paste, walletOfTests } from '../walletSteps.js'

const folder = fileURLToPath(new URL('../../gallery', import.meta.url))
const sizes = { desktop: { width: 1280, height: 800 }, phone: { width: 360, height: 780 } } as const
const [first] = devnetAccounts
const receiver = devnetAccounts[5].address
const app = walletOfTests()

const typed = {
  domain: { name: 'Orchard', chainId: 31337, verifyingContract: devnetContracts.coin.address },
  types: {
    EIP712Domain: [],
    Order: [
      { name: 'to', type: 'address' },
      { name: 'fruit', type: 'string' },
      { name: 'count', type: 'uint256' },
    ],
  },
  primaryType: 'Order',
  message: { to: receiver, fruit: 'pear', count: '3' },
}
const transfer = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [receiver, 5n * 10n ** 18n] })
const unlimited = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [receiver, 2n ** 256n - 1n] })
const message = Buffer.from(
  'Welcome to Orchard!\n\nSign to prove that this account is yours.\n\nNonce: 8f2a1c',
).toString('hex')
const thief = Buffer.from(`bank.example wants you to sign in with your Ethereum account:\n${first.address}`).toString(
  'hex',
)
const coin = devnetContracts.coin.address
const send = (fields: object) => ['eth_sendTransaction', [{ from: first.address, ...fields }]] as const

const questions = {
  message: ['personal_sign', [`0x${message}`, first.address]],
  'message-elsewhere': ['personal_sign', [`0x${thief}`, first.address]],
  'message-bytes': ['personal_sign', ['0xff00ff00ff00', first.address]],
  'typed-data': ['eth_signTypedData_v4', [first.address, JSON.stringify(typed)]],
  coins: send({ to: receiver, value: '0x16345785d8a0001' }),
  tokens: send({ to: coin, data: transfer }),
  permission: send({ to: coin, data: unlimited }),
  call: send({ to: coin, value: '0x1', data: '0x12345678' }),
  'no-funds': send({ to: receiver, value: `0x${(10n ** 30n).toString(16)}` }),
  network: ['wallet_switchEthereumChain', [{ chainId: '0x7a6a' }]],
} as const satisfies Record<string, readonly [string, unknown]>

/** Every screen of the wallet, in an order in which a person could meet them. */
async function draw(page: Page, set: string): Promise<void> {
  const shoot = async (name: string): Promise<void> => {
    await page.mouse.move(1, 1)
    await page.screenshot({ path: join(folder, set, `wallet-${name}.png`), animations: 'disabled', fullPage: false })
  }
  await app.open(page)
  await expect(page.getByText('ETH').first()).toBeVisible()
  await shoot('empty')
  await paste(page, 'hello')
  await shoot('bad-link')
  await button(page, 'Use camera').click()
  await expect(card(page)).toContainText('cannot be used')
  await shoot('camera-refused')
  await page.keyboard.press('Escape')
  const odd = await app.visit({ name: 'Orchard', url: '', icons: [] }).offer(['eip155:999'])
  await paste(page, odd.uri)
  await expect(card(page)).toBeVisible()
  await shoot('proposal-odd')
  await button(page, 'Reject').click()
  const site = app.visit()
  const { uri, approval } = await site.offer()
  await paste(page, uri)
  await expect(card(page)).toBeVisible()
  await shoot('proposal')
  await button(page, 'Connect').last().click()
  const connected: Connected = { site, session: await approval }
  await expect(card(page)).toHaveCount(0)
  await shoot('connected')
  for (const [name, [method, params]] of Object.entries(questions)) {
    void ask(connected, method, params)
    await expect(card(page)).toBeVisible()
    if (name === 'tokens') await expect(card(page)).toContainText('5 PTC')
    if (name === 'no-funds') {
      await button(page, 'Send').click()
      await expect(button(page, 'Try again')).toBeVisible()
      await button(page, 'Try again').scrollIntoViewIfNeeded()
    }
    await shoot(name)
    await button(page, 'Reject').click()
    await expect(card(page)).toHaveCount(0)
  }
}

// Nothing is asserted: people look at the pictures.
for (const [device, viewport] of Object.entries(sizes)) {
  for (const colorScheme of ['dark', 'light'] as const) {
    const set = `${device}-${colorScheme}-ltr`
    test(`wallet ${set}`, async ({ browser }) => {
      mkdirSync(join(folder, set), { recursive: true })
      const context = await browser.newContext({ viewport, colorScheme, reducedMotion: 'reduce' })
      try {
        await draw(await context.newPage(), set)
      } finally {
        await context.close()
      }
    })
  }
}
