import { defineConfig } from '@playwright/test'
import base from '../../playwright.config.js'

export default defineConfig(base, {
  testDir: '.',
  testMatch: '*.shots.ts',
  tsconfig: '../../tsconfig.e2e.json',
  globalSetup: '../globalSetup.ts',
  // A language is one test of a hundred scenes.
  timeout: 900_000,
  reporter: 'line',
})
