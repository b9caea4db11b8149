/** A test asked for something that cannot be, or a checked part broke its promise. */
export class TestingError extends Error {
  override readonly name = 'TestingError'
}
