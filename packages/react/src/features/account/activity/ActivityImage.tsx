import { type Movement, serverImage, type TransactionDescription } from '@portico/core/account'
import { Spinner } from '@portico/ui'
import { Check, Receive, Send, Swap, Warning } from '@portico/ui/icons'
import { NetworkImage } from '@portico/ui/images'
import { useKitState } from '../../../hooks/useKitState.js'
import { useTranslate } from '../../../hooks/useTranslate.js'
import { activityWords } from './activityWords.js'

export type ActivityImageProps = Pick<TransactionDescription, 'operation' | 'status' | 'movements'>

/** What moved, with a badge for where to and whether it worked. */
export function ActivityImage({ operation, status, movements }: ActivityImageProps) {
  const going = movements.find(({ direction }) => direction === 'out')
  const coming = movements.find(({ direction }) => direction === 'in')
  const pair = going && coming ? [going, coming] : movements.slice(0, 1)
  const Badge = badgeOf(operation, Boolean(going), Boolean(coming))
  return (
    <span className="pt-activity-image" data-count={pair.length}>
      {pair.length > 0 ? (
        pair.map((movement) => <MovementImage key={movement.key} movement={movement} isHalf={pair.length > 1} />)
      ) : (
        <span className="pt-activity-image-plain">
          <Badge />
        </span>
      )}
      {(pair.length > 0 || status !== 'confirmed') && (
        <span className="pt-activity-image-badge" data-status={status}>
          {status === 'pending' ? (
            <Spinner size={12} />
          ) : status === 'failed' ? (
            <Warning size={12} />
          ) : (
            <Badge size={12} />
          )}
        </span>
      )}
    </span>
  )
}

function MovementImage({ movement, isHalf }: { movement: Movement; isHalf: boolean }) {
  const t = useTranslate(activityWords)
  const src = useKitState((state) => serverImage(movement.imageUrl, state.options.endpoints))
  const name = movement.name ?? t.activity.unknownToken
  return <NetworkImage id={name} name={name} src={src} size={isHalf ? 24 : 40} />
}

function badgeOf(operation: ActivityImageProps['operation'], isGoing: boolean, isComing: boolean): typeof Send {
  if (isGoing && isComing) return Swap
  if (operation === 'approve' || (!isGoing && !isComing)) return Check
  return isComing ? Receive : Send
}
