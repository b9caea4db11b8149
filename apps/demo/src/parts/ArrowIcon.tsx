export type ArrowIconProps = { direction: 'up' | 'down' }

export function ArrowIcon({ direction }: ArrowIconProps) {
  return (
    <svg className="dm-icon" viewBox="0 0 20 20" aria-hidden="true">
      <path d={direction === 'up' ? 'M5 12l5-5 5 5' : 'M5 8l5 5 5-5'} />
    </svg>
  )
}
