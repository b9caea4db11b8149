import { acceptLegal } from './acceptLegal.js'
import { close } from './close.js'
import { goBack, goBackToIndex, push, replace, reset } from './navigate.js'
import { open } from './open.js'
import { preselectView } from './preselectView.js'
import { readRecent } from './readRecent.js'
import { requestBack } from './requestBack.js'
import { shake } from './shake.js'
import { hideToast, showToast } from './showToast.js'

/** Actions that are useless without the modal's code, and are fetched beside it. */
export const modalActions = /* @__PURE__ */ Object.freeze({
  acceptLegal,
  close,
  goBack,
  goBackToIndex,
  hideToast,
  open,
  preselectView,
  push,
  readRecent,
  replace,
  requestBack,
  reset,
  shake,
  showToast,
})
export type ModalActions = typeof modalActions
