import type { Refusal } from '@ronda/client/lazy'
import type { Call } from '@ronda/contract'
import { err, seconds, type Result } from '@ronda/core'

type Reply = Result<unknown, Refusal>

/** A sign-out waits at most this long for the calls in flight. */
const WAIT_MS_MAX = seconds(3)

const inFlight = new Set<Promise<Reply>>()
let isSignedOut = false
let leaving: Promise<void> | undefined

/** Signing out and asking who is signed in must always be possible. */
function needsMember({ may, isAlwaysOpen }: Call): boolean {
  return may !== 'anyone' && may !== 'game' && isAlwaysOpen !== true
}

/** Records whether the member of this page has signed out or in. */
export function setSignedOut(isSignedOutNow: boolean): void {
  isSignedOut = isSignedOutNow
}

/** Makes a call, unless it needs a member and the member has signed out: then the server's answer is known. */
export async function askAsMember(call: Call, ask: () => Promise<Reply>): Promise<Reply> {
  if (!needsMember(call)) return ask()
  await leaving
  if (isSignedOut) return err({ code: 'session.required' })
  const asked = ask()
  inFlight.add(asked)
  try {
    return await asked
  } finally {
    inFlight.delete(asked)
  }
}

/** Signs out without a race: calls in flight finish first, and new calls wait for the result. */
export async function signOutAfterCalls<T>(leave: () => Promise<T>): Promise<T> {
  const { promise, resolve } = Promise.withResolvers<void>()
  leaving = promise
  try {
    const timeout = new Promise((over) => setTimeout(over, WAIT_MS_MAX))
    await Promise.race([Promise.allSettled(inFlight), timeout])
    return await leave()
  } finally {
    leaving = undefined
    resolve()
  }
}
