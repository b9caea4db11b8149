import { Fragment } from 'react'

export type AddressBlocksProps = {
  address: string
  /** Another address: blocks that differ from it are marked. */
  unlike?: string | undefined
}

const blockSize = 4

/** A whole address in blocks of four, to be compared by eye; copied, it has no gaps. */
export function AddressBlocks({ address, unlike }: AddressBlocksProps) {
  const [prefix, blocks] = split(address)
  const others = unlike === undefined ? undefined : split(unlike)[1]
  return (
    <bdi className="pt-address-blocks" dir="ltr" translate="no">
      {prefix && <span className="pt-address-blocks-block">{prefix}</span>}
      {blocks.map((block, index) => {
        const isSame = !others || others[index]?.toLowerCase() === block.toLowerCase()
        const Tag = isSame ? 'span' : 'mark'
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a block is its place
          <Fragment key={index}>
            <wbr />
            <Tag className="pt-address-blocks-block">{block}</Tag>
          </Fragment>
        )
      })}
    </bdi>
  )
}

/** The `0x` stands apart, so that the blocks of two addresses are the same digits. */
function split(address: string): [prefix: string, blocks: string[]] {
  const prefix = /^0x/i.exec(address)?.[0] ?? ''
  const rest = address.slice(prefix.length)
  const count = Math.ceil(rest.length / blockSize)
  return [prefix, Array.from({ length: count }, (_, n) => rest.slice(n * blockSize, (n + 1) * blockSize))]
}
