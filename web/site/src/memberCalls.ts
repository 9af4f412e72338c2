import type { Refusal } from '@ronda/client/lazy'
import type { Call } from '@ronda/contract'
import { err, seconds, type Result } from '@ronda/core'

type Reply = Result<unknown, Refusal>

/** Whoever wants to leave is not kept longer than this by what they asked for before. */
const WAIT_MS_MAX = seconds(3)

const underway = new Set<Promise<Reply>>()
let isGone = false
let leaving: Promise<void> | undefined

/** The way out and the question who is there must be open to everybody. */
function needsMember({ may, isAlwaysOpen }: Call): boolean {
  return may !== 'anyone' && may !== 'game' && isAlwaysOpen !== true
}

/** Said by whoever knows: the member of this page has gone, or one has come. */
export function setGone(isGoneNow: boolean): void {
  isGone = isGoneNow
}

/** Makes a call, unless it is a member's and the member has gone: then the server's answer is known without asking. */
export async function askAsMember(call: Call, ask: () => Promise<Reply>): Promise<Reply> {
  if (!needsMember(call)) return ask()
  await leaving
  if (isGone) return err({ code: 'session.required' })
  const asked = ask()
  underway.add(asked)
  try {
    return await asked
  } finally {
    underway.delete(asked)
  }
}

/**
 * Leaves without crossing anything on the way: what a member has asked for comes back first, and what is asked meanwhile
 * waits to hear whether they have gone.
 */
export async function leaveInPeace<T>(leave: () => Promise<T>): Promise<T> {
  const { promise, resolve } = Promise.withResolvers<void>()
  leaving = promise
  try {
    const patience = new Promise((over) => setTimeout(over, WAIT_MS_MAX))
    await Promise.race([Promise.allSettled(underway), patience])
    return await leave()
  } finally {
    leaving = undefined
    resolve()
  }
}
