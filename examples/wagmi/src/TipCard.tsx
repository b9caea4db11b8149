import { parseEther } from 'viem'
import { useSendTransaction, useWaitForTransactionReceipt } from 'wagmi'

const orchard = '0x000000000000000000000000000000000000dEaD'

export function TipCard() {
  const { data: hash, error, isPending, sendTransaction } = useSendTransaction()
  const { data: receipt } = useWaitForTransactionReceipt({ hash, pollingInterval: 250 })

  return (
    <section aria-labelledby="tip">
      <h2 id="tip">Tip jar</h2>
      <p>A hundredth of an ether, sent with useSendTransaction.</p>
      <div className="row">
        <button
          type="button"
          disabled={isPending}
          onClick={() => sendTransaction({ to: orchard, value: parseEther('0.01') })}
        >
          {isPending ? 'Look at your wallet …' : 'Send 0.01 ETH'}
        </button>
      </div>
      <p role="status" className="hash">
        {receipt ? `${receipt.status === 'success' ? 'Mined' : 'Failed'}: ` : hash && 'On its way: '}
        {hash}
      </p>
      {error && <p role="alert">Nothing was sent.</p>}
    </section>
  )
}
