import { useSyncExternalStore } from 'react'
import type { ProofPurpose } from '@ronda/contract'
import type { Result } from '@ronda/core'
import type { Refusal } from '@ronda/client/lazy'

/** A proof that somebody is asked for, and how to answer. */
export type ProofWanted = { readonly purpose: ProofPurpose; readonly answer: (isProven: boolean) => void }

const PURPOSES: Partial<Record<Refusal['code'], ProofPurpose>> = {
  'session.prove_again': 'session',
  'session.proof_due': 'change',
}

let waiting: ProofWanted | undefined
const listeners = new Set<() => void>()

function wait(next: ProofWanted | undefined): void {
  waiting = next
  for (const listener of listeners) listener()
}

/** Asks whoever is at the screen to prove who they are; false when they would rather not. */
function askForProof(purpose: ProofPurpose): Promise<boolean> {
  waiting?.answer(false)
  return new Promise((resolve) => {
    const answer = (isProven: boolean): void => {
      wait(undefined)
      resolve(isProven)
    }
    wait({ purpose, answer })
  })
}

/** Whether a call was refused because its sender must prove first who they are. */
export function isProofMissing(code: Refusal['code']): boolean {
  return PURPOSES[code] !== undefined
}

/** A browser that was only remembered proves itself, and then what it changes: no call asks for more. */
const PROOFS_MAX = 2

/** Makes a call that may need a proof of who is there: the person gives it, and the same call is made again. */
export async function proven<T>(ask: () => Promise<Result<T, Refusal>>): Promise<Result<T, Refusal>> {
  let reply = await ask()
  for (let proofs = 0; proofs < PROOFS_MAX && !reply.ok; proofs += 1) {
    const purpose = PURPOSES[reply.error.code]
    if (purpose === undefined || !(await askForProof(purpose))) return reply
    reply = await ask()
  }
  return reply
}

const readWaiting = (): ProofWanted | undefined => waiting

function watch(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function useProofWanted(): ProofWanted | undefined {
  return useSyncExternalStore(watch, readWaiting, readWaiting)
}
