import type { SignIn } from '@portico/core/siwx'
import { currentView } from '@portico/core/views'
import type { CreateTestPorticoParameters, TestPortico } from './createTestPortico.js'
import { type FakeSiwx, type FakeSiwxOptions, fakeSiwx } from './fakeSiwx.js'
import { startTestPortico } from './startTestPortico.js'
import { TestingError } from './TestingError.js'

export type TestSignIn = TestPortico & {
  readonly siwx: FakeSiwx
  part(): Promise<SignIn>
  /** The view that is shown, or 'closed'. */
  view(): string
  status(): string | undefined
  /** What the toast says, if there is one. */
  toast(): string | undefined
  /** Opens the modal and connects the wallet Alpha. */
  connect(): Promise<void>
  /** Presses Sign. */
  sign(): Promise<void>
}

/** A test kit whose site asks visitors to sign in. */
export async function startTestSignIn({
  options,
  env,
  adapter,
  ...siwxOptions
}: FakeSiwxOptions & CreateTestPorticoParameters = {}): Promise<TestSignIn> {
  const siwx = fakeSiwx(siwxOptions)
  const test = await startTestPortico({
    options: { siwx, ...options },
    ...(env && { env }),
    ...(adapter && { adapter }),
  })
  const { kit, clock } = test
  const part = async (): Promise<SignIn> => {
    const found = await kit.feature('signIn')
    if (!found) throw new TestingError('this kit has no sign-in')
    return found
  }
  return {
    ...test,
    siwx,
    part,
    view: () => (kit.isOpen() ? currentView(kit.store.get()).name : 'closed'),
    status: () => kit.store.get().signIn?.status,
    toast: () => (kit.store.get().toast.open ? kit.store.get().toast.message : undefined),
    async connect() {
      await kit.open()
      await kit.actions.connect({ connector: test.adapter.connector('Alpha') })
      await clock.flush()
    },
    async sign() {
      await (await part()).sign()
      await clock.flush()
    },
  }
}
