import { type CreateTestPorticoParameters, createTestPortico, type TestPortico } from './createTestPortico.js'

/** A test kit with the code that talks to wallets already there and what it does at start done. */
export async function startTestPortico(parameters?: CreateTestPorticoParameters): Promise<TestPortico> {
  const test = createTestPortico(parameters)
  await test.kit.prepare()
  await test.clock.flush()
  return test
}
