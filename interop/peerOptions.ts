import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Their clients keep one core for a whole process and talk to services of their makers: neither is wanted here. */
export function peerOptions({ relayUrl, projectId }: { relayUrl: string; projectId: string }, store: string) {
  process.env['IS_VITEST'] = 'true'
  process.env['DISABLE_GLOBAL_CORE'] = 'true'
  return {
    relayUrl,
    projectId,
    logger: 'silent',
    customStoragePrefix: store,
    storageOptions: { database: join(tmpdir(), `portico-peer-${process.pid}-${store}.db`) },
    telemetryEnabled: false,
  }
}
