/** A test asked for something that cannot be, or a checked part broke its contract. */
export class TestingError extends Error {
  override readonly name = 'TestingError'
}
