import { Panel, SelectField } from '@portico/app-kit'
import { AddressBlocks, IconButton, Notice } from '@portico/ui'
import { Check, Copy } from '@portico/ui/icons'
import { Avatar } from '@portico/ui/images'
import { useEffect, useState } from 'react'
import { formatEther } from 'viem'
import { useApp, useWallet } from '../store/appHooks.js'
import { useBalance } from './useBalance.js'
import './AccountPanel.css'

const copiedFor = 2_000

/** The account and the network in use, with the balance. */
export function AccountPanel() {
  const { accounts, chains, chooseAccount, chooseChain } = useApp()
  const index = useWallet((state) => state.account)
  const chainId = useWallet((state) => state.chainId)
  const [isCopied, setIsCopied] = useState(false)
  const account = accounts[index]
  const chain = chains.find(({ id }) => id === chainId)
  const balance = useBalance(chain?.rpcUrl, account?.address)
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setIsCopied(false), copiedFor)
    return () => clearTimeout(timer)
  }, [isCopied])
  if (!account || !chain) return null
  const copy = (): void => {
    // Refused by the browser, or absent on a page without TLS: the address stands there to be selected.
    ;(navigator.clipboard as Clipboard | undefined)?.writeText(account.address).then(
      () => setIsCopied(true),
      () => undefined,
    )
  }
  return (
    <Panel title="Your account">
      <div className="wl-account-panel">
        <div className="wl-account-panel-who">
          <Avatar address={account.address} size={40} />
          <AddressBlocks address={account.address} />
          <IconButton label={isCopied ? 'Copied' : 'Copy the address'} onClick={copy}>
            {isCopied ? <Check size={18} /> : <Copy size={18} />}
          </IconButton>
        </div>
        <p className="wl-account-panel-balance" data-state={balance.status}>
          {balance.status === 'known' && (
            <>
              <span className="wl-account-panel-number">{formatEther(balance.value)}</span> ETH
            </>
          )}
          {balance.status === 'loading' && 'Asking the chain …'}
          {balance.status === 'noNode' && 'No balance here: this wallet only signs for this network.'}
          {balance.status === 'failed' && 'The chain does not answer. Is it running? It is asked again by itself.'}
        </p>
        <div className="wl-account-panel-choices">
          <SelectField
            label="Account"
            value={index}
            options={accounts.map(({ name }, value) => ({ value, title: name }))}
            onChange={chooseAccount}
          />
          <SelectField
            label="Network"
            value={chainId}
            options={chains.map(({ id, name, rpcUrl }) => ({
              value: id,
              title: rpcUrl ? name : `${name} (signing only)`,
            }))}
            onChange={chooseChain}
          />
        </div>
        <Notice tone="warning" title="Test keys">
          <p>Everybody knows the keys of this wallet. Never send anything of value to it.</p>
        </Notice>
      </div>
    </Panel>
  )
}
