import { err, seconds, type Result } from '@ronda/core'
import type { Call } from '@ronda/contract'
import { encryptBody, makeKeys, type Keys, type ServerKey } from './encrypt.ts'
import type { Refusal } from './refusal.ts'
import { readReply } from './reply.ts'
import { makeRequest, type WireRequest } from './request.ts'

/** After this time the call fails with a timeout, because nobody waits longer. */
const CALL_MS_MAX = seconds(10)

/** Bytes that the slowest phone sends in a millisecond: the upload of a picture gets more time. */
const SENT_PER_MS_MIN = 50

/** Long enough for a phone to reconnect, short enough not to be noticed. */
const RETRY_DELAY_MS = 300

export type ClientOptions = {
  /** The server's origin; by default the page's own origin. */
  readonly origin?: string
  /** A game's play token. With it the member's own cookie is not sent. */
  readonly bearer?: string
  /** Language tag for the server's messages. */
  readonly language?: string
  readonly callMsMax?: number
}

function makeHeaders(options: ClientOptions, hasBody: boolean): Record<string, string> {
  return {
    // Another site cannot send this header without our consent, so it proves that a page of ours sent the request.
    'x-ronda': '1',
    ...(hasBody && { 'content-type': 'application/json' }),
    ...(options.language !== undefined && { 'accept-language': options.language }),
    ...(options.bearer !== undefined && { authorization: `Bearer ${options.bearer}` }),
  }
}

async function send(call: Call, request: WireRequest, options: ClientOptions): Promise<Result<unknown, Refusal>> {
  try {
    const callMsMax = (options.callMsMax ?? CALL_MS_MAX) + (request.body?.length ?? 0) / SENT_PER_MS_MIN
    const response = await fetch((options.origin ?? '') + request.address, {
      method: request.method,
      headers: makeHeaders(options, request.body !== undefined),
      credentials: options.bearer === undefined ? 'same-origin' : 'omit',
      cache: 'no-store',
      keepalive: call.isParting === true,
      signal: AbortSignal.timeout(Math.ceil(callMsMax)),
      ...(request.body !== undefined && { body: request.body }),
    })
    const text = await response.text()
    return readReply(call, parseJson(text))
  } catch (problem) {
    const isTimeout = problem instanceof DOMException && problem.name === 'TimeoutError'
    return err({ code: isTimeout ? 'network.timeout' : 'network.offline' })
  }
}

/** A proxy's error page is not JSON: it is read as undefined and becomes a `server.fault`. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

function mayRetry(call: Call, refusal: Refusal): boolean {
  return call.method === 'GET' && (refusal.code === 'network.offline' || refusal.code === 'server.busy')
}

/** Sends the body encrypted. If the server no longer knows the key, the key is requested once more. */
async function sendEncrypted(
  call: Call,
  request: WireRequest,
  options: ClientOptions,
  keys: Keys,
): Promise<Result<unknown, Refusal>> {
  const sendTo = async (key: ServerKey): Promise<Result<unknown, Refusal>> =>
    send(call, { ...request, body: await encryptBody(request.body ?? '{}', key) }, options)
  const key = await keys.current()
  if (!key.ok) return key
  try {
    const first = await sendTo(key.value)
    if (first.ok || first.error.code !== 'request.malformed' || !(await keys.hasChanged(key.value))) return first
    const renewed = await keys.current()
    return renewed.ok ? await sendTo(renewed.value) : first
  } catch {
    // The code that encrypts is loaded over the network too.
    return err({ code: 'network.offline' })
  }
}

async function askOnce(
  call: Call,
  fields: unknown,
  options: ClientOptions,
  keys: Keys,
): Promise<Result<unknown, Refusal>> {
  const request = makeRequest(call, fields ?? {})
  if (!request.ok) return err({ code: request.error })
  if (call.isEncrypted) return sendEncrypted(call, request.value, options, keys)
  const first = await send(call, request.value, options)
  if (first.ok || !mayRetry(call, first.error)) return first
  await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS))
  return send(call, request.value, options)
}

/** Makes any call of the contract. Calls with secrets are encrypted to the key that `loadKeyCall` requests. */
export type Ask = (call: Call, fields: unknown) => Promise<Result<unknown, Refusal>>

export function makeAsk(options: ClientOptions, loadKeyCall: () => Promise<Call>): Ask {
  const askForKey = async (): Promise<Result<ServerKey, Refusal>> =>
    (await askOnce(await loadKeyCall(), {}, options, keys)) as Result<ServerKey, Refusal>
  const keys: Keys = makeKeys(askForKey)
  return (call, fields) => askOnce(call, fields, options, keys)
}
