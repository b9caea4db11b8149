export type Fact = readonly [label: string, value: string]

/** What came of something that the page asked for. */
export type Result = {
  readonly id: number
  readonly title: string
  readonly status: 'pending' | 'done' | 'failed'
  readonly facts: readonly Fact[]
}
