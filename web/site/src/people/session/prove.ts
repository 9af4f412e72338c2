import { useSyncExternalStore } from 'react'
import type { Result } from '@ronda/core'
import type { Refusal } from '@ronda/client/lazy'

type Answer = (isProven: boolean) => void

let waiting: Answer | undefined
const listeners = new Set<() => void>()

function wait(next: Answer | undefined): void {
  waiting = next
  for (const listener of listeners) listener()
}

/** Asks whoever is at the screen to prove who they are; false when they would rather not. */
function askForProof(): Promise<boolean> {
  waiting?.(false)
  return new Promise((resolve) => {
    wait((isProven) => {
      wait(undefined)
      resolve(isProven)
    })
  })
}

/** Makes a call that may need more than a remembered browser: the person proves who they are, and it is made again. */
export async function proven<T>(ask: () => Promise<Result<T, Refusal>>): Promise<Result<T, Refusal>> {
  const first = await ask()
  if (first.ok || first.error.code !== 'session.prove_again') return first
  return (await askForProof()) ? ask() : first
}

const readWaiting = (): Answer | undefined => waiting

function watch(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** How to answer, while a proof is wanted. */
export function useProofWanted(): Answer | undefined {
  return useSyncExternalStore(watch, readWaiting, readWaiting)
}
