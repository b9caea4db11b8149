/** Whether nobody can see the page: a hidden tab asks for nothing. */
export function isPageHidden(env: { eventTarget(): EventTarget | undefined }): boolean {
  const page = env.eventTarget() as Partial<Window> | undefined // a window in a browser; elsewhere nothing is hidden
  return page?.document?.visibilityState === 'hidden'
}
