import { useId } from 'react'
import { Switch } from '../parts/Switch.js'
import { behaviours, isBehaviour, type WalletChoice, walletCounts } from './walletChoice.js'
import './VirtualWalletsBar.css'

export type VirtualWalletsBarProps = { choice: WalletChoice; onChange: (choice: WalletChoice) => void }

const usual = 3

/** Virtual wallets, for trying it without an extension. */
export function VirtualWalletsBar({ choice, onChange }: VirtualWalletsBarProps) {
  const id = useId()
  const isOn = choice.count > 0
  const counts = [...new Set([...walletCounts, ...(isOn ? [choice.count] : [])])].sort((a, b) => a - b)
  return (
    <section className="dm-virtual-wallets-bar" aria-label="Wallets for testing">
      <div className="dm-virtual-wallets-bar-main">
        <Switch
          id={id}
          isOn={isOn}
          describedBy={`${id}-note`}
          onChange={(next) => onChange({ ...choice, count: next ? usual : 0 })}
        />
        <div>
          <label className="dm-virtual-wallets-bar-title" htmlFor={id}>
            Virtual wallets
          </label>
          <p className="dm-virtual-wallets-bar-note" id={`${id}-note`}>
            {isOn
              ? 'They sign with public test keys. Never send them anything of value.'
              : 'No wallet at hand? Add some that sign for real, with public test keys.'}
          </p>
        </div>
      </div>
      {isOn && (
        <div className="dm-virtual-wallets-bar-choices">
          <label className="dm-virtual-wallets-bar-choice">
            <span>How many</span>
            <select
              className="dm-input dm-select"
              value={choice.count}
              onChange={(event) => onChange({ ...choice, count: Number(event.target.value) })}
            >
              {counts.map((count) => (
                <option key={count} value={count}>
                  {count}
                </option>
              ))}
            </select>
          </label>
          <label className="dm-virtual-wallets-bar-choice">
            <span>Their owner</span>
            <select
              className="dm-input dm-select"
              value={choice.behaviour}
              onChange={(event) => {
                if (isBehaviour(event.target.value)) onChange({ ...choice, behaviour: event.target.value })
              }}
            >
              {Object.entries(behaviours).map(([name, words]) => (
                <option key={name} value={name}>
                  {words}
                </option>
              ))}
            </select>
          </label>
        </div>
      )}
    </section>
  )
}
