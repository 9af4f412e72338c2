import { useSyncExternalStore } from 'react'
import { tabStore } from '../browser/store.ts'

/** What is left to do after a sign-in. Stored in the tab, so that a reload does not skip it. */
export type AfterLogin = {
  readonly isFirst: boolean
  readonly isPasswordDue: boolean
  readonly isWithoutPassword: boolean
}

const KEY = 'ronda.afterLogin'
const NOTHING: AfterLogin = { isFirst: false, isPasswordDue: false, isWithoutPassword: false }
const listeners = new Set<() => void>()
let last: { readonly text: string | null; readonly value: AfterLogin } = { text: null, value: NOTHING }

function read(): AfterLogin {
  const text = tabStore.get(KEY)
  if (text !== last.text) last = { text, value: parse(text) }
  return last.value
}

function parse(text: string | null): AfterLogin {
  const marks = new Set(text?.split(' '))
  return {
    isFirst: marks.has('first'),
    isPasswordDue: marks.has('password'),
    isWithoutPassword: marks.has('without'),
  }
}

export function expectAfterLogin({ isFirst, isPasswordDue, isWithoutPassword }: AfterLogin): void {
  const marks = [isFirst && 'first', isPasswordDue && 'password', isWithoutPassword && 'without']
  tabStore.set(KEY, marks.filter(Boolean).join(' '))
  for (const listener of listeners) listener()
}

/** Marks one item as done. */
export function finishAfterLogin(done: keyof AfterLogin): void {
  expectAfterLogin({ ...read(), [done]: false })
}

function watch(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function useAfterLogin(): AfterLogin {
  return useSyncExternalStore(watch, read, read)
}
