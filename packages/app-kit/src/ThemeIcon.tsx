import type { Theme } from './useTheme.js'

const shapes = /* @__PURE__ */ Object.freeze({
  dark: 'M10 6.500a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM10 2v1.500M10 16.500V18M2 10h1.500M16.5 10H18M4.3 4.300l1.1 1.100M14.6 14.600l1.1 1.100M4.3 15.700l1.1-1.100M14.6 5.400l1.1-1.1',
  light: 'M16.5 11.700A6.8 6.8 0 0 1 8.3 3.500a6.8 6.8 0 1 0 8.2 8.200z',
} as const satisfies Record<Theme, string>)

/** What the button next to it leads to: a sun in the dark, a moon in the light. */
export function ThemeIcon({ theme }: { theme: Theme }) {
  return (
    <svg
      viewBox="0 0 20 20"
      width={20}
      height={20}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={shapes[theme]} />
    </svg>
  )
}
