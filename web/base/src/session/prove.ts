import { useSyncExternalStore } from 'react'
import type { ProofPurpose } from '@ronda/contract'
import type { Result } from '@ronda/core'
import type { Refusal } from '@ronda/client/lazy'

/** A requested proof of identity, and how to answer it. */
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

/** Asks the user for a proof of identity; false when they decline. */
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

/** Whether a call was refused because it needs a proof of identity first. */
export function isProofMissing(code: Refusal['code']): boolean {
  return PURPOSES[code] !== undefined
}

/** A remembered browser needs one proof for itself and one for the change: no call needs more. */
const PROOFS_MAX = 2

/** Makes a call that may need a proof of identity: the user gives it, and the same call is repeated. */
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
