import { afterEach, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { copyToClipboard, readClipboard } from './env/clipboard.js'
import { browserEnv } from './env.js'

// A page on http://192.168.…: browsers take these away where there is no TLS.
function leaveSecureContext(): void {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
  Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true })
}

afterEach(() => {
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'clipboard') // the one of the prototype is back
})

async function click(run: () => Promise<void>): Promise<void> {
  const button = document.body.appendChild(document.createElement('button'))
  const done = new Promise<void>((resolve, reject) => {
    button.onclick = () => void run().then(resolve, reject)
  })
  await Promise.all([done, userEvent.click(button)])
  button.remove()
}

it('makes ids on a page without TLS', () => {
  leaveSecureContext()
  const { randomId } = browserEnv()
  expect(randomId()).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(randomId()).not.toBe(randomId())
})

it('copies on a page without TLS exactly what was asked, whatever the site does to what visitors copy', async () => {
  leaveSecureContext()
  const copied: (string | undefined)[] = []
  const listen = (event: ClipboardEvent): void => {
    const setData = event.clipboardData?.setData.bind(event.clipboardData)
    Object.assign(event.clipboardData ?? {}, {
      setData(type: string, text: string) {
        copied.push(type, text)
        setData?.(type, text)
      },
    })
  }
  const append = (event: ClipboardEvent): void => event.clipboardData?.setData('text/plain', 'read more at …')
  window.addEventListener('copy', listen, true)
  document.addEventListener('copy', append)
  try {
    await click(() => copyToClipboard('0x1234')) // browsers copy for somebody, not for a script
    expect(copied).toEqual(['text/plain', '0x1234'])
  } finally {
    window.removeEventListener('copy', listen, true)
    document.removeEventListener('copy', append)
  }
})

it('error: a page without TLS whose browser refuses to copy or paste', async () => {
  leaveSecureContext()
  const refuse = vi.spyOn(document, 'execCommand').mockReturnValue(false)
  await expect(copyToClipboard('0x1234')).rejects.toBeTruthy()
  await expect(readClipboard()).rejects.toBeTruthy()
  refuse.mockRestore()
})
