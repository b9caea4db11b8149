import { basename, dirname } from 'node:path'
import { hostRoot, pageRoot } from './readRoots.mjs'

const modalModule = '/react/dist/modules/mount/mountModal.js'
const modalActionsModule = '/core/dist/modules/actions/modalActions.js'
const walletModule = '/core/dist/modules/walletChunk.js'
const connectedModule = '/core/dist/modules/actions/connectedActions.js'
const accountButtonModule = '/react/dist/modules/buttons/AccountButton.js'
const noticesModule = '/react/dist/modules/features/notices/index.js'
const failureModule = '/react/dist/modules/hooks/failureEn.js'
const namedModules = [
  modalModule,
  accountButtonModule,
  modalActionsModule,
  walletModule,
  connectedModule,
  failureModule,
  noticesModule,
]
const viewModules = '/react/dist/modules/'
const coreModules = '/core/dist/modules/'

/**
 * Puts modules that come to a page together into one group; a package publishes one file per group.
 *
 * The first opening is the page, the modal's actions and the modal, and nothing that a fourth part shares with them: a bundler makes
 * a file of its own of whatever two parts share. So what the modal and a part that can come before it both need, comes with the actions
 * when it is of their package, and with the page when it is not. What notices share with views comes with the modal: that other code is
 * gone is told by code that needs no other.
 *
 * @param {{ roots: Map<string, Set<string>>, importers: Map<string, readonly string[]> }} graph from `readRoots`
 * @returns {Map<string, string>} the name of each module's group
 */
export function groupModules({ roots, importers }) {
  for (const end of namedModules)
    if (![...importers.keys()].some((root) => toSlashes(root).endsWith(end)))
      throw new Error(`no import() leads to ${end}: correct scripts/chunks/groupModules.mjs`)
  /** True when `root` cannot come without `other`: whatever asks for it comes with that, or after it. */
  const comesAfter = (root, other, asked = new Set()) => {
    if (root === other || asked.has(root)) return true
    const rootsOfImporters = importers.get(root)?.flatMap((id) => [...(roots.get(id) ?? [pageRoot])])
    asked.add(root)
    return rootsOfImporters?.every((each) => comesAfter(each, other, asked)) ?? false
  }
  const withoutFollowers = (all) =>
    [...all].reduce(
      (left, root) =>
        left.some((other) => other !== root && comesAfter(root, other)) ? left.filter((each) => each !== root) : left,
      [...all],
    )
  return new Map([...roots].map(([id, all]) => [id, groupOf(withoutFollowers(all).map(toSlashes), toSlashes(id))]))
}

function groupOf(roots, id) {
  const has = (end) => roots.some((root) => root.endsWith(end))
  const isView = (root) => root.includes(viewModules) && !root.endsWith(accountButtonModule)
  if (roots.includes(pageRoot)) return 'page'
  if (roots.includes(hostRoot))
    return sharedWithHost(
      roots.filter((root) => root !== hostRoot),
      id,
    )
  if (has(modalModule) && roots.every(isView)) return 'modal'
  if (has(modalModule) || has(modalActionsModule)) return id.includes(coreModules) ? 'modalActions' : 'page'
  if (roots.length === 1) return nameOf(roots[0])
  if (has(failureModule)) return 'failures'
  if (has(noticesModule) && roots.every(isView)) return 'modal'
  if (roots.length > 2 && roots.every(isView)) return 'views'
  if (has(walletModule)) return 'wallet'
  if (has(connectedModule)) return 'connected'
  // Parts that have little to do with each other: no more than exactly what they share.
  return roots.map(nameOf).sort().join(sharedMark)
}

/** Apart from both: a page that does not import it shall not carry it, one that does shall not fetch the rest of the part. */
function sharedWithHost(roots, id) {
  const rest = roots.length > 0 ? groupOf(roots, id) : undefined
  return rest === 'page' || rest === 'modalActions' ? 'page' : [hostRoot, ...(rest ? [rest] : [])].join(sharedMark)
}

/** Stands in the name of a group that belongs to no part alone. */
export const sharedMark = '_'

/** `features/account/index.js` → `account`, `exports/index.js` of relay → `relay`. */
function nameOf(root) {
  const name = basename(root, '.js')
  if (root.endsWith(modalModule)) return 'modal'
  if (name !== 'index') return name
  const folder = basename(dirname(root))
  return folder === 'exports' ? (/packages\/(\w+)\//.exec(root)?.[1] ?? folder) : folder
}

const toSlashes = (path) => path.replaceAll('\\', '/')
