import { createHash } from 'node:crypto'

/** Lower-case hex. What is hashed here is random or public, so no salt and no slowness are needed. */
export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
