import { VisuallyHidden } from '@portico/ui'
import { useFirstWords } from '../../hooks/useFirstWords.js'

/** The name of a link; who cannot see its arrow hears that it opens a new tab. */
export function NewTabName({ children }: { children: string }) {
  const t = useFirstWords()
  return (
    <>
      {children}
      <VisuallyHidden> ({t.common.newTab})</VisuallyHidden>
    </>
  )
}
