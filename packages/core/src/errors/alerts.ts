/** Short text for the alert bar, and what the developer should do, for the console (reference §14). */
export const alerts = /* @__PURE__ */ Object.freeze({
  PROJECT_ID_NOT_CONFIGURED: {
    short: 'Project ID Not Configured',
    long: 'Project ID Not Configured: pass `projectId` to createPortico(). Wallets on this page still connect; what needs a server does not.',
  },
  MODAL_LOAD_FAILED: {
    short: 'The wallet window could not be loaded',
    long: 'The chunk with the modal could not be fetched: check the network, the Content-Security-Policy and that old chunks stay available after a deployment.',
  },
} as const)

export type AlertKey = keyof typeof alerts
export type Alert = { readonly short: string; readonly long: string }
