import type { HTMLAttributes } from 'react'

/** What a control hands on to its element: events, aria-*, data-*, id; never a class or a style. */
export type ForwardedProps = Omit<
  HTMLAttributes<HTMLElement>,
  'className' | 'style' | 'children' | 'dangerouslySetInnerHTML'
>
