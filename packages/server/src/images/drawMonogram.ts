import { hashText } from './hashText.js'
import { oklchToHex } from './oklchToHex.js'

export type Monogram = {
  /** Decides the colour, so that two things of one name differ. */
  readonly id: string
  readonly name: string
  /** Drawn instead of the name's initial. */
  readonly sign?: string | undefined
}

/** Names the drawing, so that a change of the lines below reaches browsers that keep pictures for good. */
const drawing = 'm1'

/** Changes whenever the picture does. */
export function monogramVersion({ id, name, sign = '' }: Monogram): string {
  return `${drawing}${hashText(`${id} ${name} ${sign}`).toString(36)}`
}

/** The picture of something without a picture: as the kit draws it (ui/src/Monogram), for whoever shows an image only. */
export function drawMonogram({ id, name, sign }: Monogram): string {
  const hue = 20 + (hashText(id) % 12) * 30
  const text = sign ?? initialOf(name)
  const size = text.length > 1 ? 36 : 44
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="512" height="512">',
    // The ends of a line at 160 degrees through a square, as CSS draws it.
    '<linearGradient id="g" x1=".281" y1="-.102" x2=".719" y2="1.102">',
    `<stop stop-color="${oklchToHex(0.58, 0.13, hue)}"/>`,
    `<stop offset="1" stop-color="${oklchToHex(0.42, 0.13, hue + 24)}"/>`,
    '</linearGradient>',
    '<rect width="100" height="100" fill="url(#g)"/>',
    `<text x="50" y="50" dy=".36em" text-anchor="middle" fill="#fff" font-size="${size}" font-weight="600"`,
    ` font-family="system-ui,-apple-system,'Segoe UI',Roboto,sans-serif">${escapeText(text)}</text>`,
    '</svg>',
  ].join('')
}

/** The first letter or digit of a name, in capitals; a name without any (symbols, emoji) gets a neutral dot. */
function initialOf(name: string): string {
  return /[\p{L}\p{N}]/u.exec(name)?.[0].toUpperCase() ?? '·'
}

function escapeText(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
