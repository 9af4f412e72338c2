import { tabStore } from '@ronda/base/browser/store.ts'

const KEY = 'ronda.register.id'

/**
 * Identifies this registration until it has succeeded. Without it a retry after a lost reply would open a second
 * account.
 */
export function registrationId(): string {
  const stored = tabStore.get(KEY)
  if (stored !== null) return stored
  const id = crypto.randomUUID()
  tabStore.set(KEY, id)
  return id
}

export function endRegistration(): void {
  tabStore.clear(KEY)
}
