import { describe, expect, it } from 'vitest'
import { renderInShadow } from '../../test/renderInShadow.js'
import { AddressBlocks } from './AddressBlocks.js'

const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

function blocksOf(shadow: ShadowRoot): (string | null)[] {
  return [...shadow.querySelectorAll('.pt-address-blocks-block')].map((block) => block.textContent)
}

describe('AddressBlocks', () => {
  it('shows all of it in blocks of four, in two lines whose blocks stand in columns', () => {
    const { shadow } = renderInShadow(<AddressBlocks address={address} />)
    const blocks = ['0x', 'f39F', 'd6e5', '1aad', '88F6', 'F4ce', '6aB8', '8272', '79cf', 'fFb9', '2266']
    expect(blocksOf(shadow)).toEqual(blocks)
    const boxes = [...shadow.querySelectorAll('.pt-address-blocks-block')].map((block) => block.getBoundingClientRect())
    expect(new Set(boxes.map(({ top }) => Math.round(top))).size).toBe(2)
    expect(boxes[6]?.left).toBeCloseTo(boxes[1]?.left ?? 0, 0)
    expect(boxes[10]?.left).toBeCloseTo(boxes[5]?.left ?? 0, 0)
  })

  it('reads and copies as one word', () => {
    const { shadow } = renderInShadow(<AddressBlocks address={address} />)
    expect(shadow.querySelector('.pt-address-blocks')?.textContent).toBe(address)
  })

  it('marks the blocks in which it differs from another, whatever their case', () => {
    const other = `0xf39fd6e5${'0'.repeat(24)}fFb92266`
    const { shadow } = renderInShadow(<AddressBlocks address={address} unlike={other} />)
    const marked = [...shadow.querySelectorAll('mark')].map(({ textContent }) => textContent)
    expect(marked).toEqual(['1aad', '88F6', 'F4ce', '6aB8', '8272', '79cf'])
  })

  it('copes with an address of another kind', () => {
    const { shadow } = renderInShadow(<AddressBlocks address="7YWH" />)
    expect(blocksOf(shadow)).toEqual(['7YWH'])
  })
})
