import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { AxeResults } from 'axe-core'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** What is wrong for assistive technology in the modal, and in the page around it. */
export async function violations(page: Page): Promise<readonly string[]> {
  // By evaluation: the page's policy would refuse a script element, and does not bind the test.
  await page.evaluate(axe)
  const results = await page.evaluate<AxeResults>('axe.run({ resultTypes: ["violations"] })')
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target}: ${failureSummary}`),
  )
}
