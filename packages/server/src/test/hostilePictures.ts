import { makeJpeg, makePng, pngChunk } from './pictures.js'

export type HostilePicture = { readonly name: string; readonly bytes: Uint8Array }

const script = '<script>alert(document.domain)</script>'
const of = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'))
const join = (...parts: readonly (string | Uint8Array)[]) =>
  new Uint8Array(Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part))))

const svg = `<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)">${script}</svg>`

/** Drawings with script, pages, and files of other kinds. */
export function impostors(): readonly HostilePicture[] {
  const texts = [
    svg,
    `\ufeff${svg}`,
    `   \n\t${svg}`,
    `<?xml version="1.0"?>${svg}`,
    `<?xml version="1.0" standalone="no"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "x">${svg}`,
    `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg>&x;</svg>`,
    `<!DOCTYPE svg [<!ENTITY a "${'b'.repeat(99)}"><!ENTITY c "&a;&a;&a;">]><svg>&c;</svg>`,
    `<!-- ${'x'.repeat(3_000)} -->${svg}`,
    '<SVG ONLOAD=alert(1)>',
    '<svg><foreignObject><iframe src="javascript:alert(1)"/></foreignObject></svg>',
    '<svg><image href="https://evil.example/track.png"/></svg>',
    '<svg><use href="data:image/svg+xml;base64,PHN2Zy8+#x"/></svg>',
    '<svg><a xlink:href="javascript:alert(1)"><rect width="9" height="9"/></a></svg>',
    '<svg><style>@import url(https://evil.example/x.css)</style></svg>',
    '<svg:svg xmlns:svg="http://www.w3.org/2000/svg"/>',
    `<html>${script}</html>`,
    `<!doctype html>${script}`,
    `GIF89a/*<svg/onload=alert(1)>*/=1`,
    '%PDF-1.7\n',
    'MZ\x90\x00',
    'PK\x03\x04',
    '\x00\x00\x00\x20ftypavif',
    '\x00\x00\x00\x20ftypheic',
    'BM\x36\x00\x00\x00',
    'II*\x00',
    '\x00\x00\x01\x00\x01\x00',
    '\x1f\x8b\x08',
    'GIF87a\x01\x00\x01\x00',
    'RIFF\x00\x00\x00\x00WAVEfmt ',
    '8BPS\x00\x01',
    '#define x_width 1\n',
    '',
    'x',
  ]
  const utf16 = new Uint8Array(Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(svg, 'utf16le')]))
  return [...texts.map((text, index) => ({ name: `text ${index}`, bytes: of(text) })), { name: 'utf-16', bytes: utf16 }]
}

/** Pictures that say they are huge, or are not what they say. */
export function bombs(): readonly HostilePicture[] {
  const jpegOf = (width: number, height: number) => {
    const bytes = makeJpeg()
    const view = new DataView(bytes.buffer)
    const frame = Buffer.from(bytes).indexOf(Buffer.from('ffc20011', 'hex'))
    view.setUint16(frame + 5, height)
    view.setUint16(frame + 7, width)
    return bytes
  }
  const webp = (kind: string, rest: string) => join('RIFF\xff\xff\x00\x00WEBP', kind, Buffer.from(rest, 'hex'))
  return [
    {
      name: 'png that says 65535 x 65535',
      bytes: makePng({ width: 65_535, height: 65_535, kind: 0, bits: 1, rows: 1 }),
    },
    { name: 'png that says 2^31', bytes: makePng({ width: 2 ** 31 - 1, height: 1, kind: 0, bits: 1, rows: 0 }) },
    { name: 'png that says 4 G x 4 G', bytes: makePng({ width: 2 ** 32 - 1, height: 2 ** 32 - 1, rows: 0 }) },
    { name: 'png of no size', bytes: makePng({ width: 0, height: 0, rows: 0 }) },
    { name: 'png just over the limit', bytes: makePng({ width: 4_001, height: 4_000, kind: 0, bits: 1 }) },
    { name: 'png without its rows', bytes: makePng({ width: 4_000, height: 4_000, rows: 1 }) },
    { name: 'png with rows too many', bytes: makePng({ width: 10, height: 10, rows: 200_000 }) },
    { name: 'png, cut', bytes: makePng({ width: 900, height: 900 }).subarray(0, 200) },
    { name: 'png, header only', bytes: makePng({ width: 9, height: 9 }).subarray(0, 33) },
    { name: 'png, eight bytes', bytes: makePng({ width: 9, height: 9 }).subarray(0, 8) },
    {
      name: 'png with two headers',
      bytes: makePng({ width: 4, height: 4, before: [pngChunk('IHDR', Buffer.alloc(13, 255))] }),
    },
    {
      name: 'png of a bad chunk length',
      bytes: makePng({ width: 4, height: 4, before: [Buffer.from('ffffffff49444154', 'hex')] }),
    },
    { name: 'jpeg that says 65535 x 65535', bytes: jpegOf(65_535, 65_535) },
    { name: 'jpeg that says 4000 x 3999', bytes: jpegOf(4_000, 3_999) },
    { name: 'jpeg of no size', bytes: jpegOf(0, 0) },
    { name: 'jpeg, cut', bytes: makeJpeg().subarray(0, 300) },
    { name: 'jpeg of markers', bytes: join('\xff\xd8', '\xff\xe0\x00\x02'.repeat(200_000)) },
    { name: 'jpeg of fill', bytes: join('\xff\xd8', '\xff'.repeat(900_000)) },
    { name: 'jpeg without a frame', bytes: join('\xff\xd8\xff\xda\x00\x02') },
    { name: 'webp, 16384 x 16384', bytes: webp('VP8X', '0a00000000000000ff3f00ff3f00') },
    { name: 'webp, lossless 16384 x 16384', bytes: webp('VP8L', 'ff0000002fffffff0f') },
    { name: 'webp, lossy 16383 x 16383', bytes: webp('VP8 ', 'ff0000003001009d012aff3fff3f') },
    { name: 'webp, a small frame of nothing', bytes: webp('VP8 ', 'ff0000003001009d012a10001000') },
    { name: 'webp that moves', bytes: webp('VP8X', '0a000000020000000f00000f0000414e494d') },
    { name: 'webp of another kind', bytes: webp('XXXX', '0000000000') },
    { name: 'three megabytes', bytes: new Uint8Array(3 * 1024 * 1024) },
  ]
}

/** Pictures that are something else as well. What is made of them must be a picture only. */
export function polyglots(): readonly HostilePicture[] {
  const text = (words: string) => pngChunk('tEXt', Buffer.from(`Comment\0${words}`))
  const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, script.length + 2]), Buffer.from(script)])
  const jpeg = Buffer.from(makeJpeg())
  return [
    { name: 'png with a script inside', bytes: makePng({ width: 32, height: 32, before: [text(script)] }) },
    { name: 'png with a drawing inside', bytes: makePng({ width: 32, height: 32, before: [text(svg)] }) },
    {
      name: 'png with a page behind it',
      bytes: makePng({ width: 32, height: 32, behind: Buffer.from(`<html>${script}`) }),
    },
    {
      name: 'png with an archive behind it',
      bytes: makePng({ width: 32, height: 32, behind: Buffer.from('PK\x03\x04') }),
    },
    {
      name: 'png with php inside',
      bytes: makePng({ width: 32, height: 32, before: [text('<?php system($_GET[0]);')] }),
    },
    {
      name: 'jpeg with a script inside',
      bytes: new Uint8Array(Buffer.concat([jpeg.subarray(0, 2), comment, jpeg.subarray(2)])),
    },
    { name: 'jpeg with a page behind it', bytes: join(makeJpeg(), `<html>${script}`) },
    { name: 'png of 16 megapixels and 16 bits', bytes: makePng({ width: 4_000, height: 4_000, bits: 16 }) },
    { name: 'png of 16 megapixels in one line', bytes: makePng({ width: 16_000_000, height: 1, kind: 0, bits: 1 }) },
    { name: 'png of 16 megapixels in one column', bytes: makePng({ width: 1, height: 16_000_000, kind: 0, bits: 1 }) },
  ]
}
