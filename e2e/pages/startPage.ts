import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'

/** Renders a host's page. */
export function startPage(page: ReactNode): void {
  const place = document.getElementById('host')
  if (!place) throw new Error('The page has no #host')
  createRoot(place).render(page)
}
