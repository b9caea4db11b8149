import { expect, it } from 'vitest'
import * as relay from './relay.js'

it('exports these names and no others', () => {
  expect(Object.keys(relay).sort()).toEqual(['createRelayWallet'])
})
