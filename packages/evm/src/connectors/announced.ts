import { type Connector, type Env, limits } from '@portico/core/adapter'
import { type Announcement, parseAnnouncement } from '@portico/wire/wallets'
import { evmLimits } from '../evmLimits.js'
import type { FoundWallet } from './foundWallet.js'

const announceEvent = 'eip6963:announceProvider'
const requestEvent = 'eip6963:requestProvider'

export type AnnouncedWallets = {
  list(): readonly FoundWallet[]
  /** Asks the page's wallets to announce themselves (again). */
  requestAnnouncements(): void
  /** Says once how many announcements were left out. */
  report(): void
  stop(): void
}

/**
 * Listens to EIP-6963 announcements. Any script of the page can send them, so their number is limited, the first
 * owner of a uuid keeps it, and wallets that claim one rdns are all marked.
 */
export function listenToAnnouncements(env: Env, target: EventTarget, onChange: () => void): AnnouncedWallets {
  let found: readonly (FoundWallet & { announcement: Announcement })[] = []
  let budget: number = evmLimits.announcementBurst
  let refilledAt = env.now()
  let dropped = 0
  let isReported = false
  const reportedUuids = new Set<string>()

  function spend(): boolean {
    const now = env.now()
    const earned = Math.floor(((now - refilledAt) * evmLimits.announcementsPerSecond) / 1_000)
    if (earned > 0) {
      budget = Math.min(evmLimits.announcementBurst, budget + earned)
      refilledAt = now
    }
    if (budget <= 0) {
      dropped += 1
      return false
    }
    budget -= 1
    return true
  }

  function onAnnouncement(event: Event): void {
    const announcement = spend() ? parseAnnouncement(detailOf(event)) : undefined
    if (announcement && isNew(announcement)) add(announcement)
    else if (dropped) onChange()
  }

  function isNew({ uuid, rdns, provider }: Announcement): boolean {
    const owner = found.find((wallet) => wallet.announcement.uuid === uuid)
    if (owner && owner.provider !== provider && !reportedUuids.has(uuid)) {
      reportedUuids.add(uuid)
      env.log(
        'warn',
        `[portico] Two wallets announced the uuid ${uuid}. Only the first one, ${owner.connector.id}, is listed.`,
      )
    }
    return !owner && !found.some((wallet) => wallet.provider === provider && wallet.announcement.rdns === rdns)
  }

  function add(announcement: Announcement): void {
    if (found.length >= limits.announcedWallets) dropped += 1
    else {
      const { rdns, uuid, provider } = announcement
      const isClashing = found.some((wallet) => wallet.announcement.rdns === rdns)
      const others = isClashing
        ? found.map((wallet) => (wallet.announcement.rdns === rdns ? clashing(wallet) : wallet))
        : found
      const connector = toConnector(announcement, isClashing ? `${rdns}#${uuid}` : rdns)
      found = [...others, { announcement, provider, connector: isClashing ? { ...connector, isClashing } : connector }]
    }
    onChange()
  }

  function ask(): void {
    budget = evmLimits.announcementBurst
    target.dispatchEvent(new Event(requestEvent))
  }

  target.addEventListener(announceEvent, onAnnouncement)
  ask()
  return {
    list: () => found,
    requestAnnouncements: ask,
    report() {
      if (!dropped || isReported) return
      isReported = true
      env.log(
        'warn',
        `[portico] ${dropped} wallet announcements were left out: at most ${limits.announcedWallets} wallets are listed.`,
      )
    },
    stop: () => target.removeEventListener(announceEvent, onAnnouncement),
  }
}

function detailOf(event: Event): unknown {
  try {
    return (event as CustomEvent<unknown>).detail // undefined on other events, which the parser refuses
  } catch {
    return undefined // a getter that throws
  }
}

function clashing<Wallet extends FoundWallet>(wallet: Wallet): Wallet {
  return wallet.connector.isClashing ? wallet : { ...wallet, connector: { ...wallet.connector, isClashing: true } }
}

function toConnector({ uuid, name, rdns, icon }: Announcement, id: string): Connector {
  return {
    id,
    name,
    type: 'ANNOUNCED',
    chain: 'eip155',
    info: { uuid, name, rdns, ...(icon ? { icon } : {}) },
    ...(icon ? { imageUrl: icon } : {}),
  }
}
