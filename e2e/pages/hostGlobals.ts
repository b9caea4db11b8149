import type { Portico } from '@portico/core'
import type { Lifecycle } from './lifecycle.js'

// What the pages leave for the tests to look at: the public API of their kits, nothing from inside.
declare global {
  var __kit: Portico
  var __secondKit: Portico
  var __lifecycle: Lifecycle
  var __porticoPwned: unknown
}
