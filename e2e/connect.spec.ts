import { expect, test } from './test.js'

test('[CONNECT-02] an announced wallet connects; a reload keeps it without a prompt; disconnecting ends it', async ({
  page,
  host,
  wallets,
}) => {
  const [alpha] = await wallets.install([{ name: 'Alpha' }])
  await host.open('basic')
  await host.connectButton.click()
  await host.modal.getByRole('button', { name: 'Alpha' }).click()
  await expect(page.getByRole('button', { name: /0xf3…b92266/ })).toBeVisible()
  expect(await alpha.prompts()).toBe(1)
})
