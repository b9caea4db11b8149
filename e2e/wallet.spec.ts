import { devnetAccounts, devnetContracts } from '@portico/devnet/contracts'
import { renderSVG } from 'uqr'
import { createPublicClient, encodeFunctionData, erc20Abi, type Hex, http, verifyMessage, verifyTypedData } from 'viem'
import { expect, test } from './test.js'
import { ask, button, card, local, paste, walletOfTests } from './walletSteps.js'

const [first, second] = devnetAccounts
const receiver = devnetAccounts[5].address
const { url, chains, visit, open, connect } = walletOfTests()

test('pairs by a pasted link; the site sees the accounts that were chosen', async ({ page }) => {
  await open(page)
  await expect(page.getByText('Test keys', { exact: true }).first()).toBeVisible()
  const site = visit()
  const { uri, approval } = await site.offer()
  await paste(page, uri)
  await expect(card(page).getByRole('heading', { name: 'Connect to this site?' })).toBeFocused()
  await expect(card(page)).toContainText('Orchard')
  await expect(card(page)).toContainText('orchard.example')
  await expect(card(page).getByRole('note')).toContainText('Is this the site that you are on?')
  await expect(card(page)).toContainText('Portico Local, Portico Local Two')
  await card(page)
    .getByRole('checkbox', { name: /Test account 2/ })
    .check()
  await button(page, 'Connect').last().click()
  const { namespaces, peer } = await approval
  expect(peer.metadata.name).toBe('Portico wallet')
  expect(namespaces['eip155']?.accounts).toEqual(
    [local, 'eip155:31338'].flatMap((chain) => [first, second].map(({ address }) => `${chain}:${address}`)),
  )
  await expect(page.getByRole('status').filter({ hasText: 'Online' })).toBeVisible()
})

test('rejects a site, by button and by Escape', async ({ page }) => {
  await open(page)
  for (const act of [() => button(page, 'Reject').click(), () => page.keyboard.press('Escape')]) {
    const { uri, approval } = await visit().offer()
    await paste(page, uri)
    await expect(card(page)).toBeVisible()
    await act()
    await expect(approval).rejects.toMatchObject({ code: 'relay/proposal-rejected' })
    await expect(card(page)).toHaveCount(0)
  }
})

test('signs messages and typed data for real, and shows them whole', async ({ page }) => {
  await open(page)
  const { address } = first
  const connected = await connect(page)
  const message = ask(connected, 'personal_sign', ['0x68656c6c6f2c206f726368617264', address])
  await expect(card(page).getByRole('heading', { name: 'Sign this message?' })).toBeVisible()
  await expect(card(page)).toContainText('hello, orchard')
  await button(page, 'Sign').click()
  const signature = (await message) as Hex // proved in the next line
  expect(await verifyMessage({ address, message: 'hello, orchard', signature })).toBe(true)

  const typed = {
    domain: { name: 'Orchard', chainId: 31337, verifyingContract: devnetContracts.coin.address },
    types: {
      Order: [
        { name: 'to', type: 'address' },
        { name: 'lines', type: 'Line[]' },
      ],
      Line: [
        { name: 'fruit', type: 'string' },
        { name: 'count', type: 'uint256' },
      ],
    },
    primaryType: 'Order',
    message: { to: receiver, lines: [{ fruit: 'pear', count: 3n }] },
  } as const
  const json = JSON.stringify(typed, (_, value) => (typeof value === 'bigint' ? String(value) : value))
  const signed = ask(connected, 'eth_signTypedData_v4', [address, json])
  await expect(card(page).getByRole('row', { name: 'lines[0].fruit pear' })).toBeVisible()
  await expect(card(page).getByRole('row', { name: 'lines[0].count 3' })).toBeVisible()
  await button(page, 'Sign').click()
  expect(await verifyTypedData({ address, ...typed, signature: (await signed) as Hex })).toBe(true)

  const refused = ask(connected, 'personal_sign', ['0x68656c6c6f', address])
  await button(page, 'Reject').click()
  await expect(refused).rejects.toMatchObject({ code: 'relay/peer', rpcCode: 4001 })
})

test('sends coins and tokens on the local chain, with amount, receiver and network in words', async ({ page }) => {
  await open(page)
  const connected = await connect(page)
  const client = createPublicClient({ transport: http(chains()[0].rpcUrl), pollingInterval: 100 })
  const coins = ask(connected, 'eth_sendTransaction', [
    { from: first.address, to: receiver, value: '0x16345785d8a0001' },
  ])
  await expect(card(page)).toContainText('0.100000000000000001 ETH')
  await expect(card(page)).toContainText(receiver.slice(2))
  await expect(card(page)).toContainText('Portico Local')
  await button(page, 'Send').click()
  expect(await client.waitForTransactionReceipt({ hash: (await coins) as Hex })).toMatchObject({ status: 'success' })

  const { address: coin, decimals, symbol } = devnetContracts.coin
  const data = encodeFunctionData({
    abi: erc20Abi,
    functionName: 'transfer',
    args: [receiver, 5n * 10n ** BigInt(decimals)],
  })
  const tokens = ask(connected, 'eth_sendTransaction', [{ from: first.address, to: coin, data }])
  await expect(card(page)).toContainText(`5 ${symbol}`)
  await expect(card(page)).toContainText('Token contract')
  await button(page, 'Send').click()
  expect(await client.waitForTransactionReceipt({ hash: (await tokens) as Hex })).toMatchObject({ status: 'success' })

  const limit = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [receiver, 2n ** 256n - 1n] })
  const approval = ask(connected, 'eth_sendTransaction', [{ from: first.address, to: coin, data: limit }])
  await expect(card(page).getByRole('alert')).toContainText('gives away all')
  await button(page, 'Reject').click()
  await expect(approval).rejects.toMatchObject({ rpcCode: 4001 })
})

test('another account and another network are told to the site; the site can ask for a network too', async ({
  page,
}) => {
  await open(page)
  const connected = await connect(page)
  const events: { name: string; data: unknown }[] = []
  connected.site.dapp.on('event', ({ name, data }) => void events.push({ name, data }))
  await page.getByLabel('Account', { exact: true }).selectOption('Test account 2')
  const held = [second.address, first.address].map((address) => `${local}:${address}`)
  await expect.poll(() => events.at(-1)).toEqual({ name: 'accountsChanged', data: held })
  const granted = connected.site.dapp.sessions()[0]?.namespaces['eip155']?.accounts
  expect(granted?.slice(0, 2)).toEqual(held)
  await page.getByLabel('Network', { exact: true }).selectOption('Portico Local Two')
  await expect.poll(() => events.at(-1)).toEqual({ name: 'chainChanged', data: 31338 })

  const asked = ask(connected, 'wallet_switchEthereumChain', [{ chainId: '0x7a69' }])
  await expect(card(page).getByRole('heading', { name: 'Switch the network?' })).toBeVisible()
  await button(page, 'Switch').click()
  expect(await asked).toBeNull()
  await expect.poll(() => events.at(-1)).toEqual({ name: 'chainChanged', data: 31337 })
  await expect(page.getByLabel('Network', { exact: true })).toHaveValue('31337')
  await expect(ask(connected, 'wallet_switchEthereumChain', [{ chainId: '0x539' }])).rejects.toMatchObject({
    rpcCode: 4902,
  })
})

test('a session ends from either side, and both notice', async ({ page }) => {
  await open(page)
  const mine = await connect(page)
  const ended = new Promise((resolve) => mine.site.dapp.on('disconnect', ({ by }) => resolve(by)))
  await button(page, 'End the session with Orchard').click()
  expect(await ended).toBe('peer')
  await expect(page.getByText('No site is connected')).toBeVisible()

  const theirs = await connect(page)
  await theirs.site.dapp.disconnect(theirs.session.topic)
  await expect(page.getByText('No site is connected')).toBeVisible()
  await expect(page.getByText('Orchard is no longer connected.')).toBeVisible()
})

test('a reload keeps sessions, choices and questions that wait', async ({ page }) => {
  await open(page)
  const connected = await connect(page)
  await page.getByLabel('Account', { exact: true }).selectOption('Test account 3')
  const message = ask(connected, 'personal_sign', ['0x68656c6c6f', first.address])
  await expect(card(page)).toBeVisible()
  await page.reload()
  await expect(card(page)).toContainText('hello')
  await button(page, 'Sign').click()
  expect(await verifyMessage({ address: first.address, message: 'hello', signature: (await message) as Hex })).toBe(
    true,
  )
  await expect(page.getByRole('listitem').filter({ hasText: 'Orchard' })).toBeVisible()
  await expect(page.getByLabel('Account', { exact: true })).toHaveValue('2')
})

test('reads the code from a picture, chosen or pasted; says when there is none', async ({ page, context }) => {
  await open(page)
  const { uri } = await visit().offer()
  const drawing = await context.newPage()
  await drawing.setContent(`<div style="width: 400px">${renderSVG(uri)}</div>`)
  const picture = await drawing.screenshot()
  await drawing.setContent('<body>nothing here</body>')
  const empty = await drawing.screenshot()
  await drawing.close()
  const field = page.getByLabel('Picture of a QR code')
  await field.setInputFiles({ name: 'none.png', mimeType: 'image/png', buffer: empty })
  await expect(page.getByRole('alert')).toContainText('no readable QR code')
  await field.setInputFiles({ name: 'broken.png', mimeType: 'image/png', buffer: Buffer.from('no picture') })
  await expect(page.getByRole('alert')).toContainText('no readable QR code')
  await field.setInputFiles({ name: 'code.png', mimeType: 'image/png', buffer: picture })
  await expect(card(page)).toContainText('Orchard')
  await button(page, 'Reject').click()

  const again = await visit().offer()
  const other = await context.newPage()
  await other.setContent(`<div style="width: 400px">${renderSVG(again.uri)}</div>`)
  const pasted = (await other.screenshot()).toString('base64')
  await other.close()
  await page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
    const clipboardData = new DataTransfer()
    clipboardData.items.add(new File([bytes], 'shot.png', { type: 'image/png' }))
    document.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }))
  }, pasted)
  await expect(card(page)).toContainText('Orchard')
})

test('a link opens the wallet with its question, once; the newest tab is the wallet', async ({ page, context }) => {
  const { uri, approval } = await visit().offer()
  await page.goto(`${url()}/wc?uri=${encodeURIComponent(uri)}`)
  await expect(card(page)).toContainText('Orchard')
  expect(page.url()).toBe(`${url()}/`)
  await button(page, 'Connect').last().click()
  await approval

  const next = await visit().offer()
  const tab = await context.newPage()
  await tab.goto(`${url()}/#${next.uri}`)
  await expect(card(tab)).toContainText('Orchard')
  await expect(page.getByText('The wallet is open in another tab')).toBeVisible()
  await button(tab, 'Reject').click()
  await expect(tab.getByRole('listitem').filter({ hasText: 'Orchard' })).toBeVisible()
  await button(page, 'Use it here').click()
  await expect(page.getByRole('heading', { name: 'Connected sites' })).toBeVisible()
  await expect(tab.getByText('The wallet is open in another tab')).toBeVisible()
})

test('the keyboard does it all', async ({ page }) => {
  await open(page)
  const { uri, approval } = await visit().offer()
  await page.getByLabel('Pairing link').focus()
  await page.keyboard.insertText(uri)
  await page.keyboard.press('Enter')
  await expect(card(page).getByRole('heading')).toBeFocused()
  while (
    !(await button(page, 'Connect')
      .last()
      .evaluate((element) => element === document.activeElement))
  )
    await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await approval
  await expect(page.getByRole('listitem').filter({ hasText: 'Orchard' })).toBeVisible()
})
