import { useId, useState } from 'react'
import { networkKey } from '../../options/findNetwork.js'
import { isRecord } from '../../options/jsonOptions.js'
import { knownNetworks } from '../../options/knownNetworks.js'
import { FieldFrame } from './FieldFrame.js'
import type { FieldProps } from './fieldProps.js'
import './NetworksField.css'

function shortReference(caipNetworkId: string): number | string {
  return caipNetworkId.startsWith('eip155:') ? Number(caipNetworkId.slice('eip155:'.length)) : caipNetworkId
}

/** Ticks for the networks that come with the kit; the site's own ones are written as JSON below. */
export function NetworksField({ field, value, onChange }: FieldProps<'networks'>) {
  const id = useId()
  const [query, setQuery] = useState('')
  const references: readonly unknown[] = Array.isArray(value) ? value : []
  const chosen = references.map(networkKey)
  const own = references.filter(isRecord)
  const words = query.trim().toLowerCase()
  const shown = knownNetworks.filter(({ network }) => `${network.name} ${network.id}`.toLowerCase().includes(words))

  function toggle(key: string, isOn: boolean): void {
    const others = references.filter((entry) => networkKey(entry) !== key)
    onChange(isOn ? [...others, shortReference(key)] : others)
  }

  return (
    <FieldFrame field={field} id={id} isGroup isChanged={false}>
      <div className="dm-networks-field">
        <input
          className="dm-input"
          type="search"
          aria-label="Find a network"
          placeholder={`Find one of ${knownNetworks.length} networks`}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
        <ul className="dm-networks-field-list" aria-labelledby={`${id}-name`}>
          {own.map((network) => (
            <li key={networkKey(network)}>
              <label className="dm-networks-field-row">
                <input
                  className="dm-check"
                  type="checkbox"
                  checked
                  onChange={() => onChange(references.filter((entry) => entry !== network))}
                />
                <span>{String(network['name'])}</span>
                <span className="dm-networks-field-id">own</span>
              </label>
            </li>
          ))}
          {shown.map(({ network }) => (
            <li key={network.caipNetworkId}>
              <label className="dm-networks-field-row">
                <input
                  className="dm-check"
                  type="checkbox"
                  checked={chosen.includes(network.caipNetworkId)}
                  onChange={(event) => toggle(network.caipNetworkId, event.target.checked)}
                />
                <span>{network.name}</span>
                <span className="dm-networks-field-id">
                  {typeof network.id === 'number' ? network.id : network.chainNamespace}
                </span>
              </label>
            </li>
          ))}
          {shown.length === 0 && <li className="dm-networks-field-none">No network is called that.</li>}
        </ul>
      </div>
    </FieldFrame>
  )
}
