export type IconProps = {
  /** Edge in px; the stroke stays 1.5px at every size. @default 20 */
  size?: number | undefined
}

type IconShapeProps = IconProps & {
  d: string
  /** Points along the reading direction, so it is mirrored from right to left. */
  isMirrored?: boolean | undefined
}

export function Icon({ d, size = 20, isMirrored }: IconShapeProps) {
  return (
    <svg
      className="pt-icon"
      data-mirrored={isMirrored ? '' : undefined}
      viewBox="0 0 20 20"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={30 / size}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={d} />
    </svg>
  )
}
