import { createContext } from 'react'

/** Where a view may put a control of its own: the start of the header, while neither back nor help stands there. */
export const HeaderStart = /* @__PURE__ */ createContext<HTMLElement | null>(null)
