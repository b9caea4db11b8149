/** Whether the browser's user asked not to be watched: Global Privacy Control or Do Not Track. */
export function isTrackingRefused(): boolean {
  const page = typeof window === 'undefined' ? undefined : window
  // Not in lib.dom; a browser without it has nothing to say.
  const { globalPrivacyControl, doNotTrack } = (page?.navigator ?? {}) as Partial<Navigator> & {
    globalPrivacyControl?: boolean
  }
  return globalPrivacyControl === true || doNotTrack === '1'
}
