import { existsSync } from 'node:fs'
import { defineConfig } from '@playwright/test'
import { chromiumLaunchOptions } from './scripts/chromium.mjs'

const globalSetup = './e2e/globalSetup.ts'

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  // Journeys use the built packages, as a host would: this file carries no paths to source.
  tsconfig: './tsconfig.e2e.json',
  ...(existsSync(globalSetup) ? { globalSetup } : {}),
  fullyParallel: true,
  forbidOnly: true,
  // A journey also waits: for a frame, a block, an answer. Three keep two cores busy.
  workers: 3,
  retries: 0,
  // Long enough for a machine that does other things as well: nothing waits for time, so a good run never sees them.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    headless: true,
    trace: 'off',
    screenshot: 'off',
    launchOptions: chromiumLaunchOptions(),
  },
})
