import { renderToString } from 'react-dom/server'
import { createSsrKit, SsrApp } from './ssrApp.js'

// Runs in plain Node: what it prints is what a server would send for a page with this query.
process.stdout.write(renderToString(<SsrApp kit={createSsrKit(process.argv[2] ?? '')} />))
