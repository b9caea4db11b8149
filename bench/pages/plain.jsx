import { createElement, useRef } from 'react'
import { createRoot } from 'react-dom/client'

// What the browser itself needs: the same React page, a native dialog and one static row.
function Page() {
  const dialog = useRef(null)
  return createElement(
    'div',
    null,
    createElement('button', { type: 'button', onClick: () => dialog.current.showModal() }, 'Connect Wallet'),
    createElement(
      'dialog',
      { ref: dialog },
      createElement('h2', null, 'Connect Wallet'),
      createElement(
        'ul',
        null,
        createElement('li', null, createElement('button', { type: 'button', className: 'row' }, 'Wallet 1')),
      ),
    ),
  )
}
createRoot(document.getElementById('app')).render(createElement(Page))
