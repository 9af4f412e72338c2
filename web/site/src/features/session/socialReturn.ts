import type { SocialProvider } from '@ronda/contract'
import { tabStore } from '@ronda/base/browser/store.ts'

const KEY = 'ronda.social'

/** Where a sign-in by an identity provider leads; the provider's answer cannot carry it. */
export type SocialReturn = { readonly provider: SocialProvider; readonly to: string | undefined }

export function saveSocialReturn(provider: SocialProvider, to: string | undefined): void {
  tabStore.set(KEY, `${provider} ${to ?? ''}`)
}

export function readSocialReturn(): SocialReturn | undefined {
  const [provider, to] = tabStore.get(KEY)?.split(' ') ?? []
  if (provider !== 'google' && provider !== 'facebook') return undefined
  return { provider, to: to === '' ? undefined : to }
}
