import { useKitState } from '../hooks/useKitState.js'

/** Notices without the code that draws them: their words. */
export const plainNotices = /* @__PURE__ */ Object.freeze({
  sheet: Object.freeze({ parts: '', views: '' }),
  parts: Object.freeze({
    EmptyDrawing: () => null,
    KitAlert: () => usePlain('alert'),
    KitToast: () => usePlain('toast'),
    ToastPopover: () => usePlain('toast'),
  }),
})

function usePlain(notice: 'alert' | 'toast') {
  return <p className="pt-plain-notices">{useKitState((state) => state[notice].message)}</p>
}
