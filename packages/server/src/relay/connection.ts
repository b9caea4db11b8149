/** A client as the hub sees it, whatever carries its frames. */
export type Connection = {
  /** `did:key` of its token; two tabs of one page share it. */
  readonly clientId: string
  send(frame: object): void
  close(code: number, reason: string): void
}
