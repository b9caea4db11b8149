import jsQR from 'jsqr'
import { describe, expect, it } from 'vitest'
import { renderInShadow } from '../../test/renderInShadow.js'
import { WalletImage } from '../WalletImage/WalletImage.js'
import { QrCode } from './QrCode.js'

const uri = `wc:${'7f'.repeat(32)}@2?relay-protocol=irn&symKey=${'3c'.repeat(32)}&expiryTimestamp=1794707778`
const pixels = 600

/** Draws what the browser shows into a bitmap and lets a scanner read it, the centre covered as by a picture. */
async function scan(svg: SVGSVGElement, covered: number): Promise<string | undefined> {
  const copy = svg.cloneNode(true) as SVGSVGElement // a clone is what it was cloned from
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  copy.setAttribute('width', `${pixels}`)
  copy.setAttribute('height', `${pixels}`)
  for (const rect of copy.querySelectorAll('.pt-qr-code-finder')) {
    rect.setAttribute('fill', 'none')
    rect.setAttribute('stroke', 'black')
  }
  const image = new Image()
  image.src = `data:image/svg+xml,${encodeURIComponent(copy.outerHTML)}`
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = pixels
  canvas.height = pixels
  const context = canvas.getContext('2d')
  if (!context) return undefined
  context.fillStyle = 'white'
  context.fillRect(0, 0, pixels, pixels)
  context.drawImage(image, 0, 0)
  context.fillStyle = 'rebeccapurple'
  const side = pixels * covered
  context.fillRect((pixels - side) / 2, (pixels - side) / 2, side, side)
  return jsQR(context.getImageData(0, 0, pixels, pixels).data, pixels, pixels)?.data
}

describe('QrCode', () => {
  it('is read by a scanner, with a picture in its centre', async () => {
    const { shadow } = renderInShadow(
      <QrCode value={uri} label="Code">
        <WalletImage id="a" name="Rain" size={56} />
      </QrCode>,
    )
    const svg = shadow.querySelector('svg')
    expect(svg && (await scan(svg, 0.18))).toBe(uri)
  })

  it('is read without one', async () => {
    const { shadow } = renderInShadow(
      <QrCode value="ethereum:0x5FbDB2315678afecb367f032d93F642f64180aa3" label="Code" />,
    )
    const svg = shadow.querySelector('svg')
    expect(svg && (await scan(svg, 0))).toBe('ethereum:0x5FbDB2315678afecb367f032d93F642f64180aa3')
    expect(shadow.querySelector('.pt-qr-code-picture')).toBeNull()
  })

  it('says what it is, and not what it holds', () => {
    const { shadow } = renderInShadow(<QrCode value={uri} label="Scan with your phone" />)
    expect(shadow.querySelector('[role=img]')?.getAttribute('aria-label')).toBe('Scan with your phone')
    expect(shadow.textContent).not.toContain('symKey')
  })
})
