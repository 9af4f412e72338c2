import { err, ok, type Result } from '@ronda/core'
import type { Refusal } from '@ronda/client/lazy'
import { api } from '../call/api.ts'

type Parts = Record<string, unknown>

/** Whether this browser supports passkeys. */
export function canUsePasskeys(): boolean {
  return typeof PublicKeyCredential === 'function'
}

/** Closing the browser's dialog is a cancellation and no failure. */
function isCancelled(problem: unknown): boolean {
  return problem instanceof Error && (problem.name === 'NotAllowedError' || problem.name === 'AbortError')
}

async function attempt(work: () => Promise<unknown>): Promise<Result<Parts, Refusal> | undefined> {
  try {
    return ok((await work()) as Parts)
  } catch (problem) {
    return isCancelled(problem) ? undefined : err({ code: 'factor.passkey_refused' })
  }
}

/** Asks the browser to sign in with a passkey; undefined when its dialog was closed. */
async function showPasskey(options: Parts): Promise<Result<Parts, Refusal> | undefined> {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  type Options = Parameters<typeof startAuthentication>[0]['optionsJSON']
  return attempt(() => startAuthentication({ optionsJSON: options as unknown as Options }))
}

export type PasskeyProof = { readonly challenge: string; readonly answer: Parts }

/**
 * Signs the server's challenge with a passkey; undefined when the dialog was closed. For staff the device must verify a
 * fingerprint, a face or a PIN.
 */
export async function answerPasskey(isStaff: boolean): Promise<Result<PasskeyProof, Refusal> | undefined> {
  const begun = isStaff ? await api.staffSession.passkeyOptions() : await api.session.passkeyOptions()
  if (!begun.ok) return begun
  const answer = await showPasskey(begun.value.options)
  return answer?.ok ? ok({ challenge: begun.value.challenge, answer: answer.value }) : answer
}

/** Asks the browser to create a passkey; undefined when its dialog was closed. */
export async function makePasskey(options: Parts): Promise<Result<Parts, Refusal> | undefined> {
  const { startRegistration } = await import('@simplewebauthn/browser')
  type Options = Parameters<typeof startRegistration>[0]['optionsJSON']
  return attempt(() => startRegistration({ optionsJSON: options as unknown as Options }))
}
