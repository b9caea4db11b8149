export type SpinnerProps = {
  /** Edge in px. @default 20 */
  size?: number | undefined
}

/** Decorative: whoever shows it says in words, or by aria-busy, what is going on. */
export function Spinner({ size = 20 }: SpinnerProps) {
  return (
    <svg
      className="pt-spinner"
      viewBox="0 0 20 20"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={40 / size}
      strokeLinecap="round"
      aria-hidden="true"
    >
      <circle className="pt-spinner-track" cx="10" cy="10" r="8" />
      <path d="M10 2a8 8 0 0 1 8 8" />
    </svg>
  )
}
