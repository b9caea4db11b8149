/**
 * One tab of the browser is the wallet: two would both answer a site. The newest one wins; `onLost` is called in the
 * one that was it before.
 */
export function holdTab(onLost: () => void): Promise<void> {
  const locks = navigator.locks as LockManager | undefined // absent on pages without TLS
  if (!locks) return Promise.resolve()
  return new Promise((resolve) => {
    const held = locks.request('@portico/wallet', { steal: true }, () => {
      resolve()
      return new Promise<never>(() => undefined)
    })
    held.catch(onLost)
  })
}
