import { bytesToHex } from '@noble/hashes/utils.js'
import { describe, expect, it } from 'vitest'
import { verifySignature } from '../verifySignature.js'
import { signId, spendId } from './bip322.js'
import { readAddress } from './readAddress.js'

const reference = '000000000019d6689c085ae165831e93'
const chainId = `bip122:${reference}` as const
const segwit = 'bc1q9vza2e8x573nczrlzms0wvx3gsqjx7vavgkx0l'
const taproot = 'bc1ppv609nr0vr25u07u95waq5lucwfm6tde4nydujnu8npg4q75mr5sxq8lt3'
const key = 'ASECx/EgAxlkQpQ9hYjgGu6EBCPMVPwVIVJqO4XCsMvViHI='

// The vectors that BIP-322 publishes.
const ids = [
  [
    '',
    'c5680aa69bb8d860bf82d4e9cd3504b55dde018de765a91bb566283c545a99a7',
    '1e9654e951a5ba44c8604c4de6c67fd78a27e81dcadcfe1edf638ba3aaebaed6',
  ],
  [
    'Hello World',
    'b79d196740ad5217771c1098fc4a4b51e0535c32236c71f1ea4d61a2d603352b',
    '88737ae86f2077145f93cc4b153ae9a1cb8d56afa511988c149c5c8c9d93bddf',
  ],
] as const
const signatures = [
  [
    '',
    segwit,
    `AkcwRAIgM2gBAQqvZX15ZiysmKmQpDrG83avLIT492QBzLnQIxYCIBaTpOaD20qRlEylyxFSeEA2ba9YOixpX8z46TSDtS40${key}`,
  ],
  [
    'Hello World',
    segwit,
    `AkcwRAIgZRfIY3p7/DoVTty6YZbWS71bc5Vct9p9Fia83eRmw2QCICK/ENGfwLtptFluMGs2KsqoNSk89pO7F29zJLUx9a/s${key}`,
  ],
  [
    'Hello World',
    taproot,
    'AUHd69PrJQEv+oKTfZ8l+WROBHuy9HKrbFCJu7U1iK2iiEy1vMU5EfMtjc+VSHM7aU0SDbak5IUZRVno2P5mjSafAQ==',
  ],
] as const

describe('[SIWX-09] BIP-322, as published', () => {
  it.each(ids)('transactions for %o', (message, spend, sign) => {
    const script = readAddress(segwit, reference)?.script ?? new Uint8Array()
    expect(bytesToHex(spendId(message, script).reverse())).toBe(spend)
    expect(bytesToHex(signId(message, script).reverse())).toBe(sign)
  })

  it.each(signatures)('%o by %s', async (message, accountAddress, signature) => {
    expect(await verifySignature({ chainId, accountAddress, message, signature })).toBe('bip322')
    expect(await verifySignature({ chainId, accountAddress, message: `${message} `, signature })).toBeUndefined()
  })
})
