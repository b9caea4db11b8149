import { ArrowIcon } from '../../parts/ArrowIcon.js'

export type OrderRowProps = {
  name: string
  entry: string
  isChosen: boolean
  isFirst: boolean
  isLast: boolean
  onToggle: (isOn: boolean) => void
  onMove: (by: -1 | 1) => void
}

export function OrderRow({ name, entry, isChosen, isFirst, isLast, onToggle, onMove }: OrderRowProps) {
  return (
    <li className="dm-order-row" data-entry={entry} data-chosen={isChosen || undefined}>
      <label className="dm-order-row-label">
        <input
          className="dm-check"
          type="checkbox"
          aria-label={`${name}: ${entry}`}
          checked={isChosen}
          onChange={(event) => onToggle(event.target.checked)}
        />
        {entry}
      </label>
      <button
        type="button"
        className="dm-icon-button"
        data-by="-1"
        aria-label={`Move ${entry} up in ${name}`}
        disabled={!isChosen || isFirst}
        onClick={() => onMove(-1)}
      >
        <ArrowIcon direction="up" />
      </button>
      <button
        type="button"
        className="dm-icon-button"
        data-by="1"
        aria-label={`Move ${entry} down in ${name}`}
        disabled={!isChosen || isLast}
        onClick={() => onMove(1)}
      >
        <ArrowIcon direction="down" />
      </button>
    </li>
  )
}
