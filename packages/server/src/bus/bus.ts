/** How several server processes tell each other what is new. Delivery is a hint: what matters is in the database. */
export type Bus = {
  /** Reaches every other process that listens, never this one. */
  publish(text: string): Promise<void>
  subscribe(listener: (text: string) => void): () => void
  close(): Promise<void>
}
