import { type Hex, stringToHex, verifyMessage, verifyTypedData } from 'viem'
import { describe, expect, it } from 'vitest'
import { createVirtualWallet } from '../createVirtualWallet.js'

const alice = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const stranger = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const types = {
  EIP712Domain: [
    { name: 'name', type: 'string' },
    { name: 'chainId', type: 'uint256' },
  ],
  Mail: [
    { name: 'to', type: 'address' },
    { name: 'amount', type: 'uint256' },
  ],
} as const
const domain = { name: 'Post', chainId: 31337 }
const mail = {
  types,
  domain,
  primaryType: 'Mail',
  message: { to: alice, amount: '12345678901234567890' },
} as const

const wallet = () => createVirtualWallet({ authorized: true })

describe('personal_sign', () => {
  it('signs text given as bytes, and plain text', async () => {
    const { provider } = wallet()
    const message = 'Grüße, Portico'
    for (const data of [stringToHex(message), message]) {
      const signature = (await provider.request({ method: 'personal_sign', params: [data, alice] })) as Hex // verified next
      expect(await verifyMessage({ address: alice, message, signature })).toBe(true)
      expect(await verifyMessage({ address: stranger, message, signature })).toBe(false)
    }
  })

  it('error: not owned, not connected, no address, no text', async () => {
    const request = (params: unknown[]) => ({ method: 'personal_sign', params })
    await expect(wallet().provider.request(request(['0x00', stranger]))).rejects.toMatchObject({ code: 4100 })
    const unconnected = createVirtualWallet()
    await expect(unconnected.provider.request(request(['0x00', alice]))).rejects.toMatchObject({ code: 4100 })
    expect(unconnected.prompts).toBe(0)
    await expect(wallet().provider.request(request([alice, '0x00']))).rejects.toMatchObject({ code: -32602 })
    await expect(wallet().provider.request(request([7, alice]))).rejects.toMatchObject({ code: -32602 })
  })

  it('error: the page was disconnected while the prompt was open', async () => {
    const asked = createVirtualWallet({ authorized: true, script: [{ type: 'hang' }] })
    const answer = asked.provider.request({ method: 'personal_sign', params: ['0x00', alice] })
    await asked.waitForPending()
    asked.revoke()
    asked.resolvePending()
    await expect(answer).rejects.toMatchObject({ code: 4100 })
  })
})

describe('eth_signTypedData_v4', () => {
  it('signs JSON and objects', async () => {
    const { provider } = wallet()
    const message = { ...mail.message, amount: 12345678901234567890n }
    const signed = { types: { Mail: types.Mail }, primaryType: 'Mail', domain, message } as const
    for (const data of [JSON.stringify(mail), mail]) {
      const params = [alice, data]
      const signature = (await provider.request({ method: 'eth_signTypedData_v4', params })) as Hex // verified next
      expect(await verifyTypedData({ ...signed, address: alice, signature })).toBe(true)
    }
  })

  it('error: another chain, broken data, an account of somebody else', async () => {
    const { provider } = wallet()
    const request = (address: string, data: unknown) => ({ method: 'eth_signTypedData_v4', params: [address, data] })
    const elsewhere = { ...mail, domain: { ...domain, chainId: 1 } }
    await expect(provider.request(request(alice, elsewhere))).rejects.toMatchObject({
      code: -32603,
      message: 'Provided chainId "1" must match the active chainId "31337".',
    })
    for (const broken of ['{', '7', {}, null, { ...mail, message: { to: 'nobody', amount: '1' } }]) {
      await expect(provider.request(request(alice, broken))).rejects.toMatchObject({ code: -32602 })
    }
    await expect(provider.request(request(stranger, mail))).rejects.toMatchObject({ code: 4100 })
  })
})
