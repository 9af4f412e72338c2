import type { SocialProvider } from '@ronda/contract'
import { hours } from '@ronda/core'
import * as openid from 'openid-client'
import type { Clock } from '../../platform/clock/clock.ts'

/** Another house whose word we take, and who we are to it. */
export type ProviderSettings = {
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
  /** Where codes are exchanged, for a house that does not write it down. */
  readonly tokenEndpoint?: string
  /** Only for one on this machine: without a network between us there is nobody to listen in. */
  readonly mayBePlain?: true
  /** Reaches one inside this process. */
  readonly fetch?: openid.CustomFetch
}

export type Providers = {
  /** Undefined when this house is not set up. Throws when it cannot be reached. */
  configOf(provider: SocialProvider): Promise<openid.Configuration | undefined>
}

/** A person waits while that house is asked. */
const ANSWER_SECONDS_MAX = 5
/** What it says about itself changes rarely, and its keys are asked for again when an unknown one is used. */
const KEPT_MS = hours(1)

/** What tokens are signed with, whatever a token or that house's own description says. */
const ALGORITHM = 'RS256'

/** The signature is checked as well, not only who handed the token over. */
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
  const said = found.serverMetadata()
  if (said.token_endpoint !== undefined || settings.tokenEndpoint === undefined) return found
  const completed: Record<string, unknown> = { ...said, token_endpoint: settings.tokenEndpoint }
  const config = new openid.Configuration(completed as openid.ServerMetadata, settings.clientId, metadata)
  config.timeout = ANSWER_SECONDS_MAX
  for (const check of checksOf(settings)) check(config)
  return config
}

/** Asks a house about itself when it is first needed, and remembers the answer; a failure is not remembered. */
export function openProviders(
  settingsOf: (provider: SocialProvider) => (() => ProviderSettings) | undefined,
  clock: Clock,
): Providers {
  const known = new Map<SocialProvider, { readonly config: openid.Configuration; readonly atMs: number }>()
  return {
    async configOf(provider) {
      const settings = settingsOf(provider)
      if (settings === undefined) return undefined
      const kept = known.get(provider)
      if (kept && clock.nowMs() < kept.atMs + KEPT_MS) return kept.config
      const config = await discover(settings())
      known.set(provider, { config, atMs: clock.nowMs() })
      return config
    },
  }
}
