import type { Page } from '@playwright/test'
import type { Host } from './test.js'

/** The message, as the visitor reads it. */
export const region = (host: Host) => host.modal.getByRole('region', { name: 'Message to sign' })
export const button = (host: Host, name: string) => host.modal.getByRole('button', { name, exact: true })
/** Where the account stands with signing in. */
export const status = (page: Page) => page.evaluate(() => __kit.store.get().signIn?.status)

/** Whom the operator's server takes this page's visitor for. */
export const whoAmI = (page: Page, host: Host): Promise<unknown> =>
  page.evaluate(async ({ endpoint, projectId }) => {
    const token = localStorage.getItem('@portico/siwx-auth-token')
    const response = await fetch(`${endpoint}/auth/v1/me?projectId=${projectId}`, {
      credentials: 'include',
      headers: token ? { Authorization: `Bearer ${token}` } : {},
    })
    return response.ok ? (await response.json()).sub : response.status
  }, host.server)
