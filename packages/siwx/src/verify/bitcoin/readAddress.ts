import { concatBytes } from '@noble/hashes/utils.js'
import { fromBase58 } from '@portico/wire/relay'
import { areEqual, sha256Twice } from './bytes.js'
import { decodeBech32 } from './decodeBech32.js'

type AddressKind = 'p2pkh' | 'p2sh' | 'p2wpkh' | 'p2tr'
/** `program` is the hash or key that the address carries; `script` is what a coin sent to it is locked with. */
export type BitcoinAddress = { readonly kind: AddressKind; readonly program: Uint8Array; readonly script: Uint8Array }

type Network = { readonly prefix: string; readonly keyHash: number; readonly scriptHash: number }
const main: Network = /* @__PURE__ */ Object.freeze({ prefix: 'bc', keyHash: 0x00, scriptHash: 0x05 })
const test: Network = /* @__PURE__ */ Object.freeze({ prefix: 'tb', keyHash: 0x6f, scriptHash: 0xc4 })
/** By CAIP-2 reference: the beginning of the hash of the first block. */
const networks: Readonly<Record<string, Network>> = /* @__PURE__ */ Object.freeze({
  '000000000019d6689c085ae165831e93': main,
  '000000000933ea01ad0ee984209779ba': test,
  '00000000da84f2bafbbc53dee25a72ae': test,
  '00000008819873e925422c1ff0f99f7c': test,
  '0f9188f13cb7b2c71f2a335e3a4fc328': /* @__PURE__ */ Object.freeze({ ...test, prefix: 'bcrt' }),
})

/** An address of this very network, of a kind whose signatures we can check. */
export function readAddress(address: string, reference: string): BitcoinAddress | undefined {
  const network = Object.hasOwn(networks, reference) ? networks[reference] : undefined
  if (!network) return undefined
  return readSegwit(address, network) ?? readLegacy(address, network)
}

function readSegwit(address: string, network: Network): BitcoinAddress | undefined {
  const { prefix, version, program } = decodeBech32(address) ?? {}
  if (prefix !== network.prefix || !program) return undefined
  if (version === 0 && program.length === 20)
    return { kind: 'p2wpkh', program, script: concatBytes(Uint8Array.of(0x00, 0x14), program) }
  if (version === 1 && program.length === 32)
    return { kind: 'p2tr', program, script: concatBytes(Uint8Array.of(0x51, 0x20), program) }
  return undefined
}

function readLegacy(address: string, network: Network): BitcoinAddress | undefined {
  const bytes = fromBase58(address)
  if (bytes?.length !== 25) return undefined
  const body = bytes.subarray(0, 21)
  if (!areEqual(sha256Twice(body).subarray(0, 4), bytes.subarray(21))) return undefined
  const program = body.subarray(1)
  if (body[0] === network.keyHash)
    return {
      kind: 'p2pkh',
      program,
      script: concatBytes(Uint8Array.of(0x76, 0xa9, 0x14), program, Uint8Array.of(0x88, 0xac)),
    }
  if (body[0] === network.scriptHash)
    return { kind: 'p2sh', program, script: concatBytes(Uint8Array.of(0xa9, 0x14), program, Uint8Array.of(0x87)) }
  return undefined
}
