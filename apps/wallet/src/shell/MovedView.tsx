import { Button, EmptyState } from '@portico/ui'
import { VaultDrawing } from '@portico/ui/drawings'
import './MovedView.css'

/** The wallet was opened in another tab: that one answers sites now. */
export function MovedView() {
  return (
    <main className="pt-root wl-moved-view" data-theme={document.documentElement.dataset['theme']}>
      <EmptyState
        drawing={<VaultDrawing />}
        title="The wallet is open in another tab"
        text="Only one tab can answer sites at a time."
        action={<Button onClick={() => location.reload()}>Use it here</Button>}
      />
    </main>
  )
}
