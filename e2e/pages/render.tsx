import { renderToString } from 'react-dom/server'
import { createSsrKit, SsrApp } from './ssrApp.js'

// Runs in plain Node: what it prints is what a server would send.
process.stdout.write(renderToString(<SsrApp kit={createSsrKit('')} />))
