import type { DepositWay } from '@ronda/contract'
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
  forWay(way: DepositWay): Provider | undefined
  /** The provider for payouts; undefined when there is none. */
  forPayouts(): Provider | undefined
  /** The provider of a stored deposit or payout. */
  named(name: string): Provider | undefined
  readonly all: readonly Provider[]
  readonly sandbox: SandboxProvider | undefined
  close(): Promise<void>
}

export const noticePath = (provider: string): string => `/api/v1/provider/${provider}/notice`

/** Real providers where they are configured, and the sandbox where it is allowed. */
export function openProviders({ isSandbox, localOrigin, stripe, ...platform }: ProvidersOptions): Providers {
  const noticeAddress = (): string | undefined => {
    const origin = localOrigin()
    return origin === undefined ? undefined : `${origin}${noticePath('sandbox')}`
  }
  const sandbox = isSandbox ? openSandboxProvider({ ...platform, noticeAddress }) : undefined
  const real = stripe && openStripe({ ...platform, settings: stripe })
  // In order of preference: real providers before the sandbox.
  const all: readonly Provider[] = [real, sandbox].filter((provider) => provider !== undefined)
  return {
    forWay: (way) => all.find(({ ways }) => ways.includes(way)),
    forPayouts: () => all.find(({ paysOut }) => paysOut),
    named: (name) => all.find((provider) => provider.name === name),
    all,
    sandbox,
    close: async () => sandbox?.controls.close(),
  }
}
