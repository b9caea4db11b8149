/** Where nonces wait for their one use: memory, a database, a cache that all processes share. */
export type Nonces = {
  /** Keeps a nonce until `expiresAt` (milliseconds). */
  add(nonce: string, expiresAt: number): Promise<void>
  /** True for exactly one caller, who asks before it expired. It must be one step: look and remove at once. */
  use(nonce: string): Promise<boolean>
}
