import { createPortico } from '@portico/core'
import { PorticoProvider } from '@portico/react'
import { Account } from '../../docs/examples/Account.js'
import { readOptions } from './readOptions.js'
import { startPage } from './startPage.js'

const kit = createPortico(readOptions())
globalThis.__kit = kit

/** A site with no button but its own, written as the documentation shows it. */
startPage(
  <PorticoProvider kit={kit}>
    <Account />
  </PorticoProvider>,
)
