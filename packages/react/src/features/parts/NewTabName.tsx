import { VisuallyHidden } from '@portico/ui'
import { useInitialMessages } from '../../hooks/useInitialMessages.js'

/** The name of a link; who cannot see its arrow hears that it opens a new tab. */
export function NewTabName({ children }: { children: string }) {
  const t = useInitialMessages()
  return (
    <>
      {children}
      <VisuallyHidden> ({t.common.newTab})</VisuallyHidden>
    </>
  )
}
