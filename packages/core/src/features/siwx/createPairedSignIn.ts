import { hideToast, showToast } from '../../actions/showToast.js'
import type { SIWXSession } from '../../config/siwxConfig.js'
import type { PorticoContext } from '../../context.js'
import { siwxErrorsEn } from '../../i18n/messages/siwxErrorsEn.js'
import type { PairingSignIn } from '../../slots/pairingSignIn.js'
import { track } from '../../telemetry/track.js'
import { withTimeout } from '../../utils/withTimeout.js'
import type { ResolvedSiwx } from './resolveSiwx.js'
import { sessionOfCacao } from './sessionOfCacao.js'
import { signInFailure } from './signInFailure.js'
import { signInLimits } from './signInLimits.js'
import { siwxContext } from './siwxContext.js'
import { verifyContract } from './verifyContract.js'

/** One signature for both, the connection and the sign-in. Whatever fails here is left to the ordinary way: read, then sign. */
export function createPairedSignIn(ctx: PorticoContext, { siwx, fields }: ResolvedSiwx): PairingSignIn {
  const { store } = ctx

  /** The one of the chain in use comes first: some keep no other. A single one takes the door that must verify. */
  function keep(sessions: readonly SIWXSession[]): Promise<void> {
    const { active } = store.get().networks
    const isInUse = ({ data }: SIWXSession): number => Number(data.chainId === active)
    const [first, ...others] = [...sessions].sort((a, b) => isInUse(b) - isInUse(a))
    if (!first) return Promise.resolve()
    return others.length ? siwx.setSessions([first, ...others]) : siwx.addSession(first)
  }

  return {
    async request([chainId]) {
      if (!chainId) return undefined
      const asked = (async () => fields(chainId))()
      const { domain, uri, nonce, statement, expirationTime, notBefore, requestId, resources } = await withTimeout(
        ctx,
        signInLimits.fields,
        asked,
      )
      return {
        domain,
        aud: uri,
        nonce,
        statement,
        exp: expirationTime,
        nbf: notBefore,
        requestId,
        resources,
        verifyContractSignature: verifyContract(siwxContext(ctx)),
      }
    },

    async accepted(cacaos) {
      if (!cacaos.length) return // the wallet knows no such thing: the message is signed afterwards
      const { language } = store.get()
      const sessions = cacaos.map(sessionOfCacao)
      const network = sessions[0]?.data.chainId ?? ''
      const properties = { network, isSmartAccount: cacaos.some(({ s }) => s.t === 'eip1271') }
      showToast(ctx, {
        message: language.messages?.signIn.authenticating ?? 'Authenticating...',
        variant: 'loading',
      })
      try {
        await withTimeout(ctx, signInLimits.answer, keep(sessions))
        hideToast(ctx)
        track(ctx, { event: 'SIWX_AUTH_SUCCESS', properties })
      } catch (cause) {
        const error = signInFailure('verify', cause, properties.isSmartAccount)
        track(ctx, { event: 'SIWX_AUTH_ERROR', properties })
        ctx.env.log('error', 'Portico:', error)
        showToast(ctx, {
          message: (language.messages?.errors ?? siwxErrorsEn)[error.code] ?? error.shortMessage,
          variant: 'error',
        })
      }
    },

    async dropped(cacaos) {
      for (const { data } of cacaos.map(sessionOfCacao)) await siwx.revokeSession(data.chainId, data.accountAddress)
    },
  }
}
