import type { Network } from '../networks/network.js'
import { isRecord } from '../utils/isRecord.js'
import { checkList, checkRecord, checkString, checkUrl, refuse } from './check.js'
import type { PorticoOptions } from './options.js'

/** Options keyed by chain: each key is a chain of `networks`, each value what that option needs. */
export function checkNetworkMaps({ customRpcUrls, tokens }: PorticoOptions, networks: readonly Network[]): void {
  checkMap('customRpcUrls', customRpcUrls, (option, urls) => {
    if (Array.isArray(urls) && urls.length === 0) refuse(option, 'must be a non-empty list', 'Pass [{ url }].')
    checkList(option, urls, (place, entry) => checkUrl(`${place}.url`, isRecord(entry) ? entry['url'] : entry))
  })
  checkMap('tokens', tokens, (option, token) =>
    checkString(`${option}.address`, isRecord(token) ? token['address'] : undefined),
  )

  function checkMap(option: string, map: unknown, check: (option: string, value: unknown) => void): void {
    if (map === undefined) return
    checkRecord(option, map, (place, value) => {
      const id = place.slice(option.length + 1)
      if (!networks.some((network) => network.caipNetworkId === id))
        refuse(option, `names \`${id}\`, which is not in \`networks\``, 'Use ids of `networks`, such as eip155:1.')
      check(place, value)
    })
  }
}
