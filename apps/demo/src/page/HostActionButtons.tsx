import type { Portico } from '@portico/core'
import { usePorticoAccount, usePorticoNetwork, usePorticoSIWX } from '@portico/react'
import { useId, useState } from 'react'
import type { Devnet } from '../devnet/devnet.js'
import { Button } from '../parts/Button.js'
import type { Results } from '../results/useResults.js'
import { useHostActions } from './useHostActions.js'
import './HostActionButtons.css'

export type HostActionButtonsProps = { kit: Portico; devnet: Devnet; run: Results['run'] }

/** Buttons that act as a site would. */
export function HostActionButtons({ kit, devnet, run }: HostActionButtonsProps) {
  const id = useId()
  const { isConnected } = usePorticoAccount()
  const { caipNetworkId } = usePorticoNetwork()
  const actions = useHostActions(devnet, run)
  const { status, isSignedIn } = usePorticoSIWX()
  const [wanted, setWanted] = useState('')
  const others = kit.getCaipNetworks('eip155').filter((network) => network.caipNetworkId !== caipNetworkId)
  const target = others.find((network) => network.caipNetworkId === wanted) ?? others[0]
  return (
    <div className="dm-host-action-buttons">
      <div className="dm-host-action-buttons-row">
        <Button isDisabled={!isConnected} onClick={actions.signMessage}>
          Sign message
        </Button>
        <Button isDisabled={!isConnected} onClick={actions.signTypedData}>
          Sign typed data
        </Button>
        <Button isDisabled={!isConnected} onClick={actions.sendTransaction}>
          Send transaction
        </Button>
        <Button isDisabled={!isConnected} onClick={actions.sendToken}>
          Send token
        </Button>
      </div>
      <div className="dm-host-action-buttons-row">
        <span className="dm-host-action-buttons-switch">
          <label className="dm-hidden" htmlFor={id}>
            Target chain
          </label>
          <select
            id={id}
            className="dm-input dm-select"
            disabled={!target}
            value={target?.caipNetworkId ?? ''}
            onChange={(event) => setWanted(event.target.value)}
          >
            {target ? null : <option value="">No other chain</option>}
            {others.map((network) => (
              <option key={network.caipNetworkId} value={network.caipNetworkId}>
                {network.name}
              </option>
            ))}
          </select>
          <Button isDisabled={!target} onClick={() => target && actions.switchChain(target)}>
            Switch chain
          </Button>
        </span>
        {status && (
          <Button onClick={isSignedIn ? actions.signOut : actions.signIn}>{isSignedIn ? 'Sign out' : 'Sign in'}</Button>
        )}
        <Button variant="danger" isDisabled={!isConnected} onClick={actions.disconnect}>
          Disconnect
        </Button>
      </div>
    </div>
  )
}
