const shapes = /* @__PURE__ */ Object.freeze({
  chart: 'M3.5 16.500h13M5.5 13.500v-4M10 13.500v-9M14.5 13.500v-6',
  folder:
    'M3 6.500a1.5 1.5 0 0 1 1.5-1.500h3l2 2h6A1.5 1.5 0 0 1 17 8.500v6a1.5 1.5 0 0 1-1.5 1.500h-11A1.5 1.5 0 0 1 3 14.500z',
  wallet:
    'M3.5 6.500A1.5 1.5 0 0 1 5 5h9.500v2.500M3.5 6.500V14A1.5 1.5 0 0 0 5 15.500h10.500a1 1 0 0 0 1-1v-6a1 1 0 0 0-1-1H5a1.5 1.5 0 0 1-1.5-1zM13.5 11.500h.01',
  list: 'M7.5 5.500h9M7.5 10h9M7.5 14.500h9M3.75 5.500h.01M3.75 10h.01M3.75 14.500h.01',
  eye: 'M2.5 10S5 4.75 10 4.75 17.5 10 17.5 10 15 15.25 10 15.25 2.5 10 2.5 10zM10 12.250a2.25 2.25 0 1 0 0-4.5 2.25 2.25 0 0 0 0 4.500z',
  eyeOff:
    'M4 4l12 12M8.3 5a7 7 0 0 1 1.7-.2c5 0 7.5 5.2 7.5 5.200a13 13 0 0 1-1.9 2.600M12.4 14.800a7 7 0 0 1-2.4.4C5 15.2 2.5 10 2.5 10a13 13 0 0 1 2.8-3.500M8.4 8.400a2.25 2.25 0 0 0 3.2 3.2',
  up: 'M10 15.500v-11M5.5 9 10 4.5 14.5 9',
  down: 'M10 4.500v11M5.5 11 10 15.500l4.5-4.5',
  plus: 'M10 4.500v11M4.5 10h11',
  edit: 'M4 16l.700-3.200L13 4.500l2.5 2.5-8.3 8.300zM11.5 6l2.5 2.5',
  upload: 'M10 13V4M6 7.5 10 3.500l4 4M3.5 13v2a1.5 1.5 0 0 0 1.5 1.500h10a1.5 1.5 0 0 0 1.5-1.500v-2',
  sun: 'M10 6.500a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM10 2v1.500M10 16.500V18M2 10h1.500M16.5 10H18M4.3 4.300l1.1 1.100M14.6 14.600l1.1 1.100M4.3 15.700l1.1-1.100M14.6 5.400l1.1-1.1',
  moon: 'M16.5 11.700A6.8 6.8 0 0 1 8.3 3.500a6.8 6.8 0 1 0 8.2 8.200z',
})
export type ConsoleIconName = keyof typeof shapes

export type ConsoleIconProps = {
  name: ConsoleIconName
  /** @default 20 */
  size?: number | undefined
}

/** What the console needs beyond ui's icons: the same grid and stroke. */
export function ConsoleIcon({ name, size = 20 }: ConsoleIconProps) {
  return (
    <svg
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
      <path d={shapes[name]} />
    </svg>
  )
}
