export type ImageFormat = 'png' | 'jpeg' | 'webp'
export type SniffedImage = { readonly format: ImageFormat; readonly width: number; readonly height: number }

/** What the first bytes say a picture is, and how large. Names and types that came with it count for nothing. */
export function sniffImage(bytes: Uint8Array): SniffedImage | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    return sniffPng(view) ?? sniffWebp(view) ?? sniffJpeg(view)
  } catch (cause) {
    // Reading behind the end: the header is cut off, and so is the picture.
    if (cause instanceof RangeError) return undefined
    throw cause
  }
}

/** A drawing in markup, however it begins: marks, blanks, comments and declarations may stand before it. */
export function isSvg(bytes: Uint8Array): boolean {
  const text = new TextDecoder('latin1').decode(bytes.subarray(0, 4_096))
  return /<(?:svg|!doctype\s+svg|\?xml)\b/i.test(text) || /<\s*svg/i.test(text.replaceAll('\0', ''))
}

function textAt(view: DataView, at: number, length: number): string {
  return Array.from({ length }, (_, index) => String.fromCharCode(view.getUint8(at + index))).join('')
}

function sniffPng(view: DataView): SniffedImage | undefined {
  if (view.getUint32(0) !== 0x89504e47 || view.getUint32(4) !== 0x0d0a1a0a || textAt(view, 12, 4) !== 'IHDR')
    return undefined
  return { format: 'png', width: view.getUint32(16), height: view.getUint32(20) }
}

function sniffWebp(view: DataView): SniffedImage | undefined {
  if (textAt(view, 0, 4) !== 'RIFF' || textAt(view, 8, 4) !== 'WEBP') return undefined
  const uint24 = (at: number) => view.getUint16(at, true) | (view.getUint8(at + 2) << 16)
  switch (textAt(view, 12, 4)) {
    case 'VP8 ':
      return { format: 'webp', width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff }
    case 'VP8L': {
      const bits = view.getUint32(21, true)
      return { format: 'webp', width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
    }
    case 'VP8X':
      return { format: 'webp', width: uint24(24) + 1, height: uint24(27) + 1 }
    default:
      return undefined
  }
}

function sniffJpeg(view: DataView): SniffedImage | undefined {
  if (view.getUint16(0) !== 0xffd8) return undefined
  let at = 2
  while (at < view.byteLength) {
    if (view.getUint8(at) !== 0xff) return undefined
    const marker = view.getUint8(at + 1)
    if (marker === 0xff) at += 1
    else if (isFrame(marker)) return { format: 'jpeg', width: view.getUint16(at + 7), height: view.getUint16(at + 5) }
    // The picture itself begins, and nothing said how large it is.
    else if (marker === 0xda || marker === 0xd9) return undefined
    else at += 2 + view.getUint16(at + 2)
  }
  return undefined
}

/** Start of frame: C0 to CF, without the tables that share the range. */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
}
