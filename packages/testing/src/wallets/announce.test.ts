import { parseAnnouncement } from '@portico/wire/wallets'
import { describe, expect, it } from 'vitest'
import { createVirtualWallet } from './createVirtualWallet.js'

function listen(target: EventTarget): unknown[] {
  const details: unknown[] = []
  target.addEventListener('eip6963:announceProvider', (event) => {
    if (event instanceof CustomEvent) details.push(event.detail)
  })
  return details
}
const ask = (target: EventTarget) => target.dispatchEvent(new Event('eip6963:requestProvider'))

describe('announce', () => {
  it('announces at once and whenever a page asks, until it is stopped', () => {
    const target = new EventTarget()
    const details = listen(target)
    const wallet = createVirtualWallet({ name: 'Alpha' })
    const stop = wallet.announce(target)
    ask(target)
    expect(details).toEqual([
      { info: wallet.info, provider: wallet.provider },
      { info: wallet.info, provider: wallet.provider },
    ])
    stop()
    stop()
    ask(target)
    expect(details).toHaveLength(2)
  })

  it('sends a frozen detail that passes the checks of a careful page', () => {
    const target = new EventTarget()
    const details = listen(target)
    createVirtualWallet({ name: 'Älpha & Söhne' }).announce(target)
    const [detail] = details
    expect(Object.isFrozen(detail) && Object.isFrozen(Object(detail).info)).toBe(true)
    expect(parseAnnouncement(detail)).toMatchObject({
      name: 'Älpha & Söhne',
      rdns: 'test.portico.lpha-s-hne',
      icon: expect.stringMatching(/^data:image\/svg\+xml,/),
    })
  })

  it('uses the identity it was given', () => {
    const info = {
      uuid: '350670db-19fa-4704-a166-e52e178b59d2',
      name: 'Beta',
      icon: 'data:image/png;base64,AA==',
      rdns: 'com.beta',
    }
    expect(createVirtualWallet(info).info).toEqual(info)
  })

  it('is silent after destroy', () => {
    const target = new EventTarget()
    const details = listen(target)
    const wallet = createVirtualWallet()
    wallet.announce(target)
    wallet.destroy()
    ask(target)
    expect(details).toHaveLength(1)
  })
})

describe('inject', () => {
  it('takes the place of ethereum and gives it back', () => {
    const page: { ethereum?: unknown } = { ethereum: 'older' }
    const [one, two] = [createVirtualWallet(), createVirtualWallet()]
    const undoOne = one.inject(page)
    expect(page.ethereum).toBe(one.provider)
    const undoTwo = two.inject(page)
    undoOne()
    expect(page.ethereum).toBe(two.provider)
    undoTwo()
    expect(page.ethereum).toBe(one.provider)
  })

  it('leaves an empty page empty', () => {
    const page = {}
    createVirtualWallet().inject(page)()
    expect(Object.keys(page)).toEqual([])
  })
})
