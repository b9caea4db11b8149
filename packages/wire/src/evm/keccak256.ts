const lanes = 25
const rounds = 24
/** Bytes that a block of Keccak-256 takes. */
const rate = 136
const mask = /* @__PURE__ */ (1n << 64n) - 1n

/**
 * Keccak-256 as Ethereum uses it (padding 0x01). Small rather than fast, some 0.3 ms a block: for the digits of an address, not
 * for long messages. Its test compares it with viem's.
 */
export function keccak256(input: Uint8Array): Uint8Array {
  const state = new Array<bigint>(lanes).fill(0n)
  const padded = new Uint8Array(Math.ceil((input.length + 1) / rate) * rate)
  padded.set(input)
  padded[input.length] = 1
  padded[padded.length - 1] = (padded[padded.length - 1] ?? 0) | 0x80
  for (let from = 0; from < padded.length; from += rate) {
    for (let index = 0; index < rate; index++) {
      const lane = index >> 3
      state[lane] = at(state, lane) ^ (BigInt(padded[from + index] ?? 0) << BigInt(8 * (index & 7)))
    }
    permute(state)
  }
  return Uint8Array.from({ length: 32 }, (_, index) =>
    Number((at(state, index >> 3) >> BigInt(8 * (index & 7))) & 255n),
  )
}

function permute(state: bigint[]): void {
  let register = 1
  for (let round = 0; round < rounds; round++) {
    mixColumns(state)
    moveLanes(state)
    mixRows(state)
    // The constants of the rounds come from a shift register of eight bits.
    for (let bit = 0; bit < 7; bit++) {
      if (register & 1) state[0] = at(state, 0) ^ (1n << BigInt((1 << bit) - 1))
      register = (register << 1) ^ ((register >> 7) * 0x171)
    }
  }
}

function mixColumns(state: bigint[]): void {
  const columns = [0, 1, 2, 3, 4].map((x) => [0, 5, 10, 15, 20].reduce((all, y) => all ^ at(state, x + y), 0n))
  for (let lane = 0; lane < lanes; lane++) {
    const x = lane % 5
    state[lane] = at(state, lane) ^ at(columns, (x + 4) % 5) ^ rotate(at(columns, (x + 1) % 5), 1)
  }
}

function moveLanes(state: bigint[]): void {
  let [x, y] = [1, 0]
  let moved = at(state, 1)
  for (let step = 1; step < rounds + 1; step++) {
    ;[x, y] = [y, (2 * x + 3 * y) % 5]
    const next = at(state, x + 5 * y)
    state[x + 5 * y] = rotate(moved, ((step * (step + 1)) / 2) % 64)
    moved = next
  }
}

function mixRows(state: bigint[]): void {
  for (let row = 0; row < lanes; row += 5) {
    const old = state.slice(row, row + 5)
    for (let x = 0; x < 5; x++) state[row + x] = at(old, x) ^ (~at(old, (x + 1) % 5) & mask & at(old, (x + 2) % 5))
  }
}

function rotate(lane: bigint, by: number): bigint {
  return ((lane << BigInt(by)) | (lane >> BigInt(64 - by))) & mask
}

function at(list: readonly bigint[], index: number): bigint {
  return list[index] ?? 0n
}
