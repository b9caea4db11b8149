import './Logo.css'

export type LogoProps = { size: number }

export function Logo({ size }: LogoProps) {
  return (
    <svg className="ak-logo" viewBox="0 0 32 32" width={size} height={size} aria-hidden="true">
      <rect width="32" height="32" rx="9" />
      <path d="M9 24V14a7 7 0 0 1 14 0v10M13.5 24v-9.5a2.5 2.5 0 0 1 5 0V24M7 24h18" />
    </svg>
  )
}
