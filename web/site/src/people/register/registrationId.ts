import { tabStore } from '../../store.ts'

const KEY = 'ronda.register.id'

/** Names this registration until it has succeeded: sent again after a lost answer, it opens no second account. */
export function registrationId(): string {
  const kept = tabStore.get(KEY)
  if (kept !== null) return kept
  const id = crypto.randomUUID()
  tabStore.set(KEY, id)
  return id
}

export function endRegistration(): void {
  tabStore.clear(KEY)
}
