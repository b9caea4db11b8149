import { encode } from 'uqr'

export type QrDrawing = {
  /** Modules along one side, without the quiet zone. */
  readonly size: number
  /** Every dark module outside the three finders and the centre, as one path. */
  readonly modules: string
  /** Corners of the three finders. */
  readonly finders: readonly (readonly [x: number, y: number])[]
  /** Side of the empty square in the centre, 0 without one. */
  readonly hole: number
}

const finderSize = 7
/** A share of the side; with the correction level below, a code with this much missing is still read. */
const holeShare = 0.24
/** Of the ends of a run. Runs fill their whole height: dots apart look lighter, and some scanners lose them. */
const radius = 0.5

/** The code of a text as shapes. Strong correction, because a picture covers its centre. */
export function qrPath(text: string, hasPicture: boolean): QrDrawing {
  const { data, size } = encode(text, { ecc: hasPicture ? 'Q' : 'M', border: 0 })
  const hole = hasPicture ? oddAtMost(size * holeShare) : 0
  const from = (size - hole) / 2
  const isInHole = (x: number, y: number): boolean => x >= from && x < from + hole && y >= from && y < from + hole
  const isInFinder = (x: number, y: number): boolean =>
    (x < finderSize && (y < finderSize || y >= size - finderSize)) || (x >= size - finderSize && y < finderSize)
  let modules = ''
  for (const [y, row] of data.entries()) {
    const isDrawn = (x: number): boolean => row[x] === true && !isInHole(x, y) && !isInFinder(x, y)
    for (let x = 0; x < size; x++) {
      if (!isDrawn(x)) continue
      const start = x
      while (isDrawn(x + 1)) x++
      modules += run(start, y, x - start + 1)
    }
  }
  const far = size - finderSize
  return {
    size,
    modules,
    finders: [
      [0, 0],
      [far, 0],
      [0, far],
    ],
    hole,
  }
}

/** Dark modules side by side, round at both ends. */
function run(x: number, y: number, length: number): string {
  const arc = `a${radius} ${radius} 0 0 1`
  const straight = length - radius * 2
  return `M${x + radius} ${y}h${straight}${arc} 0 1h${-straight}${arc} 0 -1z`
}

/** The size of a code is odd, so only an odd square sits in its middle. */
function oddAtMost(value: number): number {
  const whole = Math.floor(value)
  return whole % 2 ? whole : whole - 1
}
