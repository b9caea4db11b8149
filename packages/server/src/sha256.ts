import { createHash } from 'node:crypto'

/** Lower-case hex. What is hashed here is random or public, so no salt and no slowness are needed. */
export function sha256(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex')
}
