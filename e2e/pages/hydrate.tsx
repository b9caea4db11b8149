import { hydrateRoot } from 'react-dom/client'
import { createSsrKit, SsrApp } from './ssrApp.js'

const place = document.getElementById('host')
const kit = createSsrKit(location.search)
globalThis.__kit = kit

if (place) hydrateRoot(place, <SsrApp kit={kit} />)
