const maxBytes = 20_000_000
const maxEdge = 1_600

/** The text of a QR code in a picture; undefined when there is none. The reader comes when it is needed. */
export async function readQr(picture: Blob): Promise<string | undefined> {
  if (picture.size > maxBytes) return undefined
  const bitmap = await createImageBitmap(picture).catch(() => undefined)
  if (!bitmap) return undefined
  const scale = Math.min(1, maxEdge / Math.max(bitmap.width, bitmap.height))
  const text = await readFrame(bitmap, Math.round(bitmap.width * scale), Math.round(bitmap.height * scale))
  bitmap.close()
  return text
}

/** The same of a camera's picture. */
export async function readFrame(source: CanvasImageSource, width: number, height: number): Promise<string | undefined> {
  if (width < 1 || height < 1) return undefined
  const { default: jsQR } = await import('jsqr')
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) return undefined
  context.drawImage(source, 0, 0, width, height)
  const { data } = context.getImageData(0, 0, width, height)
  return jsQR(data, width, height)?.data
}
