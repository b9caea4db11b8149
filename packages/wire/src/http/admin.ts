import * as v from 'valibot'
import { walletListing } from './directory.js'
import { endpoint } from './endpoint.js'
import { getHealth } from './health.js'
import { count, longText, queryCount, text } from './parts.js'

// The console's calls: on the operator's machine, with a session in the `Authorization` header instead of a project.
const host = 'machine'
const query = /* @__PURE__ */ v.strictObject({})
const time = count

/** The key for a session. The token travels as `Authorization: Bearer …` and ends by itself. */
const logIn = /* @__PURE__ */ endpoint({
  host,
  method: 'POST',
  path: '/admin/session',
  query,
  body: v.strictObject({ key: v.pipe(v.string(), v.minLength(1), v.maxLength(200)) }),
  response: v.object({ token: text, expiresAt: time }),
})
const logOut = /* @__PURE__ */ endpoint({ host, method: 'DELETE', path: '/admin/session', query })

const projectMode = /* @__PURE__ */ v.picklist(['dev', 'live'])
export const adminProject = /* @__PURE__ */ v.object({
  id: text,
  name: text,
  mode: projectMode,
  origins: v.array(text),
  isAnalyticsEnabled: v.boolean(),
  createdAt: time,
})
export type AdminProject = v.InferOutput<typeof adminProject>

const origins = /* @__PURE__ */ v.pipe(v.array(text), v.maxLength(50))
const listProjects = /* @__PURE__ */ endpoint({
  host,
  method: 'GET',
  path: '/admin/projects',
  query,
  response: v.object({ data: v.array(adminProject) }),
})
const createProject = /* @__PURE__ */ endpoint({
  host,
  method: 'POST',
  path: '/admin/projects',
  query,
  body: v.strictObject({
    name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(80)),
    mode: projectMode,
    origins,
  }),
  response: adminProject,
})
/** What is absent stays. A refused origin is named by its place: `origins.2`. */
const changeProject = /* @__PURE__ */ endpoint({
  host,
  method: 'PUT',
  path: '/admin/projects/{id}',
  query,
  body: v.strictObject({
    mode: v.optional(projectMode),
    origins: v.optional(origins),
    isAnalyticsEnabled: v.optional(v.boolean()),
  }),
  response: adminProject,
})

/** A wallet of the directory as its operator sees it, hidden ones included. */
export const adminWallet = /* @__PURE__ */ v.object({
  ...walletListing.entries,
  isHidden: v.boolean(),
  /** The operator uploaded a picture; without one a monogram is drawn. */
  hasLogo: v.boolean(),
})
export type AdminWallet = v.InferOutput<typeof adminWallet>

const link = /* @__PURE__ */ v.optional(v.nullable(longText))
const walletFields = /* @__PURE__ */ Object.freeze({
  description: link,
  homepage: link,
  chains: v.optional(v.pipe(v.array(text), v.maxLength(1_000))),
  badge_type: v.optional(v.picklist(['none', 'certified'])),
  rdns: v.optional(v.nullable(text)),
  mobile_link: link,
  desktop_link: link,
  webapp_link: link,
  link_mode: link,
  app_store: link,
  play_store: link,
  chrome_store: link,
})
const walletName = /* @__PURE__ */ v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(80))
const listWallets = /* @__PURE__ */ endpoint({
  host,
  method: 'GET',
  path: '/admin/wallets',
  query: v.strictObject({
    /** From 1. */
    page: v.optional(v.pipe(queryCount, v.minValue(1)), '1'),
    entries: v.optional(v.pipe(queryCount, v.minValue(1), v.maxValue(100)), '40'),
    search: v.optional(text),
    visibility: v.optional(v.picklist(['all', 'shown', 'hidden']), 'all'),
  }),
  response: v.object({ data: v.array(adminWallet), count }),
})
const addWallet = /* @__PURE__ */ endpoint({
  host,
  method: 'POST',
  path: '/admin/wallets',
  query,
  body: v.strictObject({ name: walletName, ...walletFields }),
  response: adminWallet,
})
/** What is absent stays. */
const editWallet = /* @__PURE__ */ endpoint({
  host,
  method: 'PUT',
  path: '/admin/wallets/{id}',
  query,
  body: v.strictObject({ name: v.optional(walletName), ...walletFields }),
  response: adminWallet,
})
const showWallet = /* @__PURE__ */ endpoint({
  host,
  method: 'PUT',
  path: '/admin/wallets/{id}/visibility',
  query,
  body: v.strictObject({ isHidden: v.boolean() }),
  response: adminWallet,
})
/** Moves a wallet in front of another, or behind all others. */
const moveWallet = /* @__PURE__ */ endpoint({
  host,
  method: 'PUT',
  path: '/admin/wallets/{id}/place',
  query,
  body: v.strictObject({ before: v.nullable(text) }),
})
/** The picture's bytes are the body: PNG, JPEG or WebP, up to 2 MiB. */
const setWalletLogo = /* @__PURE__ */ endpoint({
  host,
  method: 'PUT',
  path: '/admin/wallets/{id}/logo',
  query,
  response: adminWallet,
})
const removeWalletLogo = /* @__PURE__ */ endpoint({
  host,
  method: 'DELETE',
  path: '/admin/wallets/{id}/logo',
  query,
  response: adminWallet,
})
/** A piece of a list, small enough for one body; refused records are named by their place in the piece. */
const importWallets = /* @__PURE__ */ endpoint({
  host,
  method: 'POST',
  path: '/admin/wallets/import',
  query,
  body: v.strictObject({ wallets: v.pipe(v.array(v.unknown()), v.maxLength(500)) }),
  response: v.object({ imported: count, refused: v.array(v.object({ index: count, reason: text })) }),
})

const range = /* @__PURE__ */ v.picklist(['24h', '7d', '30d'])
export type ChartRange = v.InferOutput<typeof range>
const namedCount = /* @__PURE__ */ v.object({ name: text, count })
const milliseconds = /* @__PURE__ */ v.pipe(v.number(), v.minValue(0))
/** What the kits and the server recorded. Times are milliseconds, at the beginning of a step. */
const getCharts = /* @__PURE__ */ endpoint({
  host,
  method: 'GET',
  path: '/admin/charts',
  query: v.strictObject({ range: v.optional(range, '7d'), projectId: v.optional(text) }),
  response: v.object({
    /** Length of a step in milliseconds: an hour or a day. */
    step: count,
    /** One for every step of the range, those without connections too. */
    connections: v.array(v.object({ at: time, count })),
    /** The most used first. */
    wallets: v.array(namedCount),
    errors: v.array(namedCount),
    latency: v.array(v.object({ route: text, count, errors: count, p50: milliseconds, p95: milliseconds })),
  }),
})
export type Charts = v.InferOutput<NonNullable<typeof getCharts.response>>
const listErrors = /* @__PURE__ */ endpoint({
  host,
  method: 'GET',
  path: '/admin/errors',
  query: v.strictObject({ projectId: v.optional(text) }),
  response: v.object({
    data: v.array(v.object({ at: time, kind: text, message: longText, domain: text, project: text })),
  }),
})
/** The same as the public call, for a page of another origin. */
const getAdminHealth = /* @__PURE__ */ endpoint({ ...getHealth, path: '/admin/health' })

export const auditEntry = /* @__PURE__ */ v.object({
  sequence: count,
  at: time,
  action: text,
  /** The project or wallet that it was about. */
  subject: text,
  details: longText,
  /** Over this entry and the hash of the one before it. */
  hash: text,
})
export type AuditEntry = v.InferOutput<typeof auditEntry>
/** Newest first. */
const listAudit = /* @__PURE__ */ endpoint({
  host,
  method: 'GET',
  path: '/admin/audit',
  query: v.strictObject({ before: v.optional(queryCount) }),
  response: v.object({
    data: v.array(auditEntry),
    next: v.nullable(count),
    count,
    /** The first entry that does not follow from the one before it, as the whole chain was read; null when all do. */
    brokenAt: v.nullable(count),
  }),
})

/** The console's contract, apart from the public one: it is served to the operator alone. */
export const adminEndpoints = /* @__PURE__ */ Object.freeze({
  addWallet,
  changeProject,
  createProject,
  editWallet,
  getAdminHealth,
  getCharts,
  importWallets,
  listAudit,
  listErrors,
  listProjects,
  listWallets,
  logIn,
  logOut,
  moveWallet,
  removeWalletLogo,
  setWalletLogo,
  showWallet,
})
export type AdminEndpoints = typeof adminEndpoints
