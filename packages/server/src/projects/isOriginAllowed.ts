import type { Project } from '../deps.js'
import { type OriginParts, readOriginPattern } from './originPattern.js'

/** What pages under development have (reference, section 8), and the other names of this machine. */
export const devOrigins = /* @__PURE__ */ Object.freeze([
  'http://localhost:*',
  'http://127.0.0.1:*',
  'http://[::1]:*',
  'https://*.pages.dev',
  'https://*.vercel.app',
  'https://*.ngrok-free.app',
  'https://secure-mobile.walletconnect.com',
  'https://secure-mobile.walletconnect.org',
])

/** Whether a page of this origin may use the project. An empty list of a live project allows nobody. */
export function isOriginAllowed(origin: string, project: Pick<Project, 'mode' | 'origins'>): boolean {
  const parts = readOrigin(origin)
  if (!parts) return false
  const patterns = project.mode === 'dev' ? [...project.origins, ...devOrigins] : project.origins
  return patterns.some((pattern) => matches(pattern, parts))
}

/** Whether a page of this origin may frame the embedded wallet: a live project must name it in full. */
export function isFrameAllowed(origin: string, project: Pick<Project, 'mode' | 'origins'>): boolean {
  if (project.mode === 'dev') return isOriginAllowed(origin, project)
  const exact = project.origins.filter((pattern) => !pattern.includes('*'))
  return isOriginAllowed(origin, { mode: 'live', origins: exact })
}

/** An origin as a browser sends it: with a scheme, without a star. */
function readOrigin(origin: string): OriginParts | undefined {
  if (!origin.includes('://') || origin.includes('*')) return undefined
  const reading = readOriginPattern(origin)
  return 'parts' in reading ? reading.parts : undefined
}

function matches(pattern: string, parts: OriginParts): boolean {
  const reading = readOriginPattern(pattern)
  if ('refusal' in reading) return false
  const { scheme, labels, port } = reading.parts
  return (
    scheme === parts.scheme &&
    (port === '*' || port === parts.port) &&
    labels.length === parts.labels.length &&
    labels.every((label, index) => label === '*' || label === parts.labels[index])
  )
}
