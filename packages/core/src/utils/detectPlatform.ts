export type Platform = {
  readonly isMobile: boolean
  readonly isIos: boolean
  readonly isAndroid: boolean
  readonly isMac: boolean
  readonly isSafari: boolean
  readonly isTelegram: boolean
}

const mobilePattern = /Android|webOS|iPhone|iPad|iPod|BlackBerry|Opera Mini/i

/** Reads the user agent and pointer of a page; a server is no platform at all. */
export function detectPlatform(page: Window | undefined): Platform {
  const agent = page?.navigator.userAgent ?? ''
  const isSafari = /safari/i.test(agent)
  return {
    isMobile: mobilePattern.test(agent) || Boolean(page?.matchMedia?.('(pointer:coarse)').matches),
    isIos: /iphone|ipad/i.test(agent),
    isAndroid: /android/i.test(agent),
    isMac: /macintosh/i.test(agent) && !isSafari,
    isSafari,
    isTelegram: ['TelegramWebviewProxy', 'Telegram', 'TelegramWebviewProxyProto'].some((name) => page && name in page),
  }
}

/** Where an app opens only within the visitor's tap, so that its link must be there before it (RELAY-07). */
export function isTapBound({ isTelegram, isIos, isSafari }: Platform): boolean {
  return isTelegram || (isIos && isSafari)
}
