import { SOCIAL_RETURN_PATH, type SocialProvider } from '@ronda/contract'
import type { ClientSettings } from '../../platform/config/config.ts'
import { systemClock } from '../../platform/clock/clock.ts'
import { openProviders, type Providers, type ProviderSettings } from './provider.actions.ts'
import { fetchIdentity } from './sandbox/identity.routes.ts'
import { openSandboxIdentityProvider, type SandboxIdentityProvider } from './sandbox/identityProvider.actions.ts'

/** The issuers of the real providers. Facebook's discovery document has no token endpoint. */
const ISSUERS: Readonly<Record<SocialProvider, Pick<ProviderSettings, 'issuer' | 'tokenEndpoint'>>> = {
  google: { issuer: 'https://accounts.google.com' },
  facebook: {
    issuer: 'https://www.facebook.com',
    tokenEndpoint: 'https://graph.facebook.com/v23.0/oauth/access_token',
  },
}

export type Social = {
  readonly providers: Providers
  /** Stands in for providers that are not set up; only in a sandbox. */
  readonly identity: SandboxIdentityProvider | undefined
}

export type SocialSettings = {
  readonly clients: Partial<Record<SocialProvider, ClientSettings>>
  readonly isSandbox: boolean
  readonly origins: () => readonly string[]
}

function sandboxSettings(identity: SandboxIdentityProvider, provider: SocialProvider): ProviderSettings {
  const { id: clientId, secret: clientSecret } = identity.client
  const issuer = identity.issuerOf(provider)
  return { issuer, clientId, clientSecret, mayBePlain: true, fetch: fetchIdentity(identity) }
}

/** The real providers where they are set up, those of the sandbox where it is allowed, and none otherwise. */
export function openSocial({ clients, isSandbox, origins }: SocialSettings): Social {
  // Tokens are validated against real time, so the system clock is used.
  const clock = systemClock
  const identity = isSandbox
    ? openSandboxIdentityProvider({ clock, origins, returnPath: SOCIAL_RETURN_PATH })
    : undefined
  const settingsOf = (provider: SocialProvider): (() => ProviderSettings) | undefined => {
    const client = clients[provider]
    if (client) return () => ({ ...ISSUERS[provider], ...client })
    return identity && (() => sandboxSettings(identity, provider))
  }
  return { providers: openProviders(settingsOf, clock), identity }
}
