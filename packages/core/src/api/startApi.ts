import type { PorticoContext } from '../context.js'
import type { Api } from '../slots/api.js'
import { isModalShown } from '../state/selectors.js'
import { checkOrigin } from './checkOrigin.js'
import { createApi } from './createApi.js'
import { startTelemetry } from './startTelemetry.js'

/** The visitor has acted: from here on the operator's server may be asked. */
export function startApi(ctx: PorticoContext): Api {
  const api = createApi(ctx)
  startTelemetry(ctx, api)
  const check = (): void => void checkOrigin(ctx, api)
  if (isModalShown(ctx.store.get())) check()
  else {
    const stop = ctx.store.select(isModalShown, () => {
      stop()
      check()
    })
    ctx.onDestroy(stop)
  }
  return api
}
