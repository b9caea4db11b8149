import type { PendingPrompt, VirtualWallet } from '@portico/testing/wallets'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../parts/Button.js'
import './WalletPrompt.css'

export type WalletPromptProps = { wallets: readonly VirtualWallet[] }

type Asked = { readonly wallet: VirtualWallet; readonly prompt: PendingPrompt }

const lookAgain = 150
const words: Readonly<Record<string, string>> = Object.freeze({
  eth_requestAccounts: 'This page wants to see your account.',
  wallet_requestPermissions: 'This page wants to see your account.',
  personal_sign: 'This page wants you to sign a message.',
  eth_signTypedData_v4: 'This page wants you to sign typed data.',
  eth_sendTransaction: 'This page wants you to send a transaction.',
  wallet_switchEthereumChain: 'This page wants to switch to another chain.',
  wallet_addEthereumChain: 'This page wants to add a chain.',
})

function firstOf(wallets: readonly VirtualWallet[]): Asked | undefined {
  const wallet = wallets.find(({ pending }) => pending.length > 0)
  const prompt = wallet?.pending[0]
  return wallet && prompt ? { wallet, prompt } : undefined
}

/** The window that an extension would open: over everything, the kit's own dialog included. */
export function WalletPrompt({ wallets }: WalletPromptProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [asked, setAsked] = useState<Asked | undefined>()

  useEffect(() => {
    const timer = setInterval(() => {
      setAsked((before) => {
        const now = firstOf(wallets)
        return before?.prompt.id === now?.prompt.id && before?.wallet === now?.wallet ? before : now
      })
    }, lookAgain)
    return () => clearInterval(timer)
  }, [wallets])

  useEffect(() => {
    if (asked) dialog.current?.showModal()
    else dialog.current?.close()
  }, [asked])

  function answer(isApproved: boolean): void {
    if (!asked) return
    if (isApproved) asked.wallet.resolvePending(asked.prompt.id)
    else asked.wallet.rejectPending(asked.prompt.id)
    dialog.current?.close()
    setAsked(undefined)
  }

  return (
    <dialog
      ref={dialog}
      className="dm-wallet-prompt"
      aria-label={asked ? `${asked.wallet.info.name} asks` : undefined}
      onCancel={() => answer(false)}
    >
      {asked && (
        <>
          <p className="dm-wallet-prompt-wallet">
            <img className="dm-wallet-prompt-icon" src={asked.wallet.info.icon} alt="" width="40" height="40" />
            {asked.wallet.info.name}
          </p>
          <p>{words[asked.prompt.method] ?? 'This page asks for something.'}</p>
          <p className="dm-wallet-prompt-method">{asked.prompt.method}</p>
          <div className="dm-wallet-prompt-buttons">
            <Button onClick={() => answer(false)}>Reject</Button>
            <Button variant="primary" onClick={() => answer(true)}>
              Approve
            </Button>
          </div>
        </>
      )}
    </dialog>
  )
}
