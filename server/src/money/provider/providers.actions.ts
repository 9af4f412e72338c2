import type { DepositWay } from '@ronda/contract'
import type { Currency } from '@ronda/core'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Db } from '../../platform/postgres/db.ts'
import type { SecretKey } from '../../platform/secrets/index.ts'
import type { Provider } from './provider.ts'
import { openStripe } from './stripe/stripe.actions.ts'
import type { StripeSettings } from './stripe/client.actions.ts'
import { openSandboxProvider, type SandboxProvider } from './sandbox/sandbox.actions.ts'

export type ProvidersOptions = {
  readonly db: Db
  readonly clock: Clock
  readonly key: SecretKey
  /** Whether the sandbox provider may replace providers that are not configured. */
  readonly isSandbox: boolean
  /** Cards by Stripe, where it is configured. */
  readonly stripe: StripeSettings | undefined
  /** The origin of this process; undefined until its server listens. */
  readonly localOrigin: () => string | undefined
}

/** The payment providers of this server. */
export type Providers = {
  /** The provider for this way; undefined when there is none. */
  forWay(way: DepositWay, currency: Currency): Promise<Provider | undefined>
  /** The provider for payouts; undefined when there is none. */
  forPayouts(currency: Currency): Promise<Provider | undefined>
  /** The provider of a stored deposit or payout. */
  named(name: string): Provider | undefined
  readonly all: readonly Provider[]
  /** Adds a provider of a feature above, before the others: where it is open, the brand has decided so. */
  add(provider: Provider): void
  readonly sandbox: SandboxProvider | undefined
  close(): Promise<void>
}

export const noticePath = (provider: string): string => `/api/v1/provider/${provider}/notice`

/** The first of these that is open. */
async function firstOpen(
  providers: readonly Provider[],
  use: 'deposits' | 'payouts',
  currency: Currency,
): Promise<Provider | undefined> {
  for (const provider of providers) {
    if (provider.isOpenFor === undefined || (await provider.isOpenFor(use, currency))) return provider
  }
  return undefined
}

/** Real providers where they are configured, and the sandbox where it is allowed. */
export function openProviders({ isSandbox, localOrigin, stripe, ...platform }: ProvidersOptions): Providers {
  const noticeAddress = (): string | undefined => {
    const origin = localOrigin()
    return origin === undefined ? undefined : `${origin}${noticePath('sandbox')}`
  }
  const sandbox = isSandbox ? openSandboxProvider({ ...platform, noticeAddress }) : undefined
  const real = stripe && openStripe({ ...platform, settings: stripe })
  // In order of preference: real providers before the sandbox.
  const all: Provider[] = [real, sandbox].filter((provider) => provider !== undefined)
  const serving = (way: DepositWay): readonly Provider[] => all.filter(({ ways }) => ways.includes(way))
  const paying = (): readonly Provider[] => all.filter(({ paysOut }) => paysOut)
  return {
    forWay: (way, currency) => firstOpen(serving(way), 'deposits', currency),
    forPayouts: (currency) => firstOpen(paying(), 'payouts', currency),
    named: (name) => all.find((provider) => provider.name === name),
    all,
    add: (provider) => void all.unshift(provider),
    sandbox,
    close: async () => sandbox?.controls.close(),
  }
}
