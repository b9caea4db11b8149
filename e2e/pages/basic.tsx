import { createPortico } from '@portico/core'
import { PorticoProvider } from '@portico/react'
import { HostApp } from './HostApp.js'
import { readOptions } from './readOptions.js'
import { startPage } from './startPage.js'

const kit = createPortico(readOptions())
globalThis.__kit = kit

startPage(
  <PorticoProvider kit={kit}>
    <HostApp />
  </PorticoProvider>,
)
