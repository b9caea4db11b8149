/** Options that the playground itself cannot read, before createPortico sees them. */
export class OptionsError extends Error {
  override readonly name = 'OptionsError'
}
