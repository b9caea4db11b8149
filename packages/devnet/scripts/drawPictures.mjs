// Draws the pictures of the local NFTs to artifacts/pictures/<name>.png, each under two kilobytes, because they are stored
// on the chain. Node's own modules only.
import { mkdirSync, writeFileSync } from 'node:fs'
import { drawPng } from './drawPng.mjs'
import { box, circle, corners, diamond, repeat, ring, star, turned, union, wave, without } from './shapes.mjs'

const eighth = Math.PI / 4
const columns = union(
  box(0.5, 0.07, 0, 0.46),
  box(0.5, 0.07, 0, -0.44),
  box(0.07, 0.4, -0.32),
  box(0.07, 0.4),
  box(0.07, 0.4, 0.32),
)

const pictures = {
  'tile-1': ['#f7ede2 #3d5a80 #ee6c4d', [1, corners(ring(1, 0.16))], [2, circle(0.16)]],
  'tile-2': ['#0b3954 #bfd7ea #ff6663', [1, star(8, 0.92, 0.5)], [0, circle(0.34)], [2, circle(0.2)]],
  'tile-3': [
    '#fefae0 #606c38 #dda15e',
    [1, without(diamond(1), diamond(0.72))],
    [2, union(without(diamond(0.5), diamond(0.24)), corners(diamond(0.5)))],
  ],
  'tile-4': ['#2b2d42 #8d99ae #ef233c', [1, repeat(ring(0.38, 0.06), 1)], [2, repeat(circle(0.13), 1)]],
  'tile-5': ['#fff1e6 #6d597a #e56b6f', [1, wave(0.14, 0.5, 0.12)], [2, circle(0.3)]],
  'tile-6': [
    '#e0fbfc #1b998b #f46036',
    [1, turned(repeat(box(0.18, 0.18), 0.708), eighth)],
    [2, turned(repeat(box(0.07, 0.07), 0.708), eighth)],
  ],
  'tile-7': ['#3a0ca3 #f72585 #ffd166', [1, union(ring(0.86, 0.08), ring(0.56, 0.08))], [2, star(5, 0.4, 0.17)]],
  'tile-8': [
    '#fdf0d5 #c1121f #003049',
    [2, turned(star(4, 1.2, 0.36), eighth)],
    [1, star(4, 0.95, 0.3)],
    [0, circle(0.14)],
  ],
  'badge-1': ['#dbeafe #1d4ed8 #fbbf24', [1, circle(0.94)], [0, ring(0.82, 0.03)], [2, columns]],
  'badge-2': ['#dcfce7 #15803d #fde68a', [1, star(12, 0.98, 0.84)], [0, ring(0.72, 0.03)], [2, star(5, 0.6, 0.26)]],
  'badge-3': [
    '#ede9fe #5b21b6 #fcd34d',
    [1, circle(0.94)],
    [0, ring(0.82, 0.03)],
    [2, union(without(circle(0.5, -0.08), circle(0.44, 0.16, -0.12)), circle(0.07, 0.3, -0.24))],
  ],
  face: ['#fde2e4 #7b2cbf #ffffff', [1, circle(1.5)], [2, union(circle(0.32, 0, -0.22), circle(0.62, 0, 0.86))]],
}

const folder = new URL('../artifacts/pictures/', import.meta.url)
mkdirSync(folder, { recursive: true })
for (const [name, [colours, ...paint]] of Object.entries(pictures)) {
  const png = drawPng({ colours: colours.split(' '), paint })
  writeFileSync(new URL(`${name}.png`, folder), png)
  console.log(`${name}.png ${png.length} bytes`)
}
