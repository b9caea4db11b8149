import * as v from 'valibot'
import type { ServerEnv } from '../../env.js'
import { ServerError } from '../../errors/ServerError.js'
import { rpcLimits } from '../rpc/limits.js'
import { readText } from '../rpc/readText.js'
import { withTimeout } from '../rpc/withTimeout.js'

/** Asks a source that the operator has chosen, and believes only what has the documented shape. Undefined for a 404. */
export async function getJson<Schema extends v.GenericSchema>(
  env: ServerEnv,
  url: string,
  schema: Schema,
): Promise<v.InferOutput<Schema> | undefined> {
  const failed = (detail: string, cause?: unknown) => new ServerError('upstream/failed', { detail, cause })
  const { status, text } = await withTimeout(env, rpcLimits.timeoutMs, async (signal) => {
    const response = await env.fetch(url, { headers: { accept: 'application/json' }, redirect: 'error', signal })
    return { status: response.status, text: await readText(response, rpcLimits.answerBytes) }
  }).catch((error) => {
    throw error instanceof ServerError ? error : failed('The source cannot be reached.', error)
  })
  if (status === 404) return undefined
  if (status !== 200) throw failed(`The source answered ${status}.`)
  const { success, output } = v.safeParse(schema, jsonOf(text))
  if (!success) throw failed('The source answered in a shape that it does not document.')
  return output
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // No JSON is no value: the schema refuses it with the same words.
    return undefined
  }
}
