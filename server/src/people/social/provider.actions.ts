import type { SocialProvider } from '@ronda/contract'
import { hours } from '@ronda/core'
import * as openid from 'openid-client'
import type { Clock } from '../../platform/clock/clock.ts'

/** An identity provider, and our client credentials at it. */
export type ProviderSettings = {
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
  /** The token endpoint, for a provider whose discovery document has none. */
  readonly tokenEndpoint?: string
  /** Allows plain HTTP, only for a provider on this machine, where no network can be intercepted. */
  readonly mayBePlain?: true
  /** Reaches a provider inside this process. */
  readonly fetch?: openid.CustomFetch
}

export type Providers = {
  /** Undefined when the provider is not set up. Throws when it cannot be reached. */
  configOf(provider: SocialProvider): Promise<openid.Configuration | undefined>
}

/** The timeout of requests to a provider, because a user waits for them. */
const ANSWER_SECONDS_MAX = 5
/** How long discovery is cached. It changes rarely, and keys are read again when an unknown one is used. */
const DISCOVERY_TTL_MS = hours(1)

/** The only accepted signature algorithm, whatever a token or the discovery document says. */
const ALGORITHM = 'RS256'

/** The token's signature is verified too, not only the TLS connection that delivered it. */
function checksOf({ mayBePlain }: ProviderSettings): readonly ((config: openid.Configuration) => void)[] {
  if (!mayBePlain) return [openid.enableNonRepudiationChecks]
  // oxlint-disable-next-line typescript/no-deprecated -- marked so by its author to make it stand out; it stays
  return [openid.enableNonRepudiationChecks, openid.allowInsecureRequests]
}

async function discover(settings: ProviderSettings): Promise<openid.Configuration> {
  const metadata = { client_secret: settings.clientSecret, id_token_signed_response_alg: ALGORITHM }
  const found = await openid.discovery(new URL(settings.issuer), settings.clientId, metadata, undefined, {
    timeout: ANSWER_SECONDS_MAX,
    execute: [...checksOf(settings)],
    ...(settings.fetch && { [openid.customFetch]: settings.fetch }),
  })
  const metadataFound = found.serverMetadata()
  if (metadataFound.token_endpoint !== undefined || settings.tokenEndpoint === undefined) return found
  const completed: Record<string, unknown> = { ...metadataFound, token_endpoint: settings.tokenEndpoint }
  const config = new openid.Configuration(completed as openid.ServerMetadata, settings.clientId, metadata)
  config.timeout = ANSWER_SECONDS_MAX
  for (const check of checksOf(settings)) check(config)
  return config
}

/** Discovers a provider on first use and caches the result; a failure is not cached. */
export function openProviders(
  settingsOf: (provider: SocialProvider) => (() => ProviderSettings) | undefined,
  clock: Clock,
): Providers {
  const known = new Map<SocialProvider, { readonly config: openid.Configuration; readonly atMs: number }>()
  return {
    async configOf(provider) {
      const settings = settingsOf(provider)
      if (settings === undefined) return undefined
      const cached = known.get(provider)
      if (cached && clock.nowMs() < cached.atMs + DISCOVERY_TTL_MS) return cached.config
      const config = await discover(settings())
      known.set(provider, { config, atMs: clock.nowMs() })
      return config
    },
  }
}
