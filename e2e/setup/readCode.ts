import type { Locator, Page } from '@playwright/test'
import jsQR from 'jsqr'

/** Reads the QR code on a page as a phone's camera does: from the picture of what is shown. */
export async function readCode(page: Page, code: Locator): Promise<string> {
  const picture = await code.screenshot({ animations: 'disabled' })
  // Decoded in a page of its own, which has no policy against it.
  const decoder = await page.context().newPage()
  try {
    const { width, height, pixels } = await decoder.evaluate(async (base64) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
      const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
      const drawing = canvas.getContext('2d')
      drawing?.drawImage(bitmap, 0, 0)
      const data = drawing?.getImageData(0, 0, bitmap.width, bitmap.height).data ?? []
      return { width: bitmap.width, height: bitmap.height, pixels: [...data] }
    }, picture.toString('base64'))
    const found = jsQR(Uint8ClampedArray.from(pixels), width, height)
    if (!found) throw new Error('No scanner could read the code on the page.')
    return found.data
  } finally {
    await decoder.close()
    await page.bringToFront()
  }
}
