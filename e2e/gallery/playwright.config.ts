import { defineConfig } from '@playwright/test'
import base from '../../playwright.config.js'

export default defineConfig(base, {
  testDir: '.',
  testMatch: '*.shots.ts',
  tsconfig: '../../tsconfig.e2e.json',
  globalSetup: '../globalSetup.ts',
  timeout: 300_000,
  reporter: 'line',
})
