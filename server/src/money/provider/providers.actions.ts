import type { DepositWay } from '@ronda/contract'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Db } from '../../platform/postgres/db.ts'
import type { SecretKey } from '../../platform/secrets/index.ts'
import type { Provider } from './provider.ts'
import { openStripe } from './stripe/stripe.ts'
import type { StripeSettings } from './stripe/client.ts'
import { openSandboxProvider, type SandboxProvider } from './sandbox/sandbox.ts'

export type ProvidersOptions = {
  readonly db: Db
  readonly clock: Clock
  readonly key: SecretKey
  /** Whether a provider of money that does not exist may stand in for those that are not set up. */
  readonly isSandbox: boolean
  /** Cards by Stripe, where it is set up. */
  readonly stripe: StripeSettings | undefined
  /** Where this very process hears; undefined until its door is open. */
  readonly heardAt: () => string | undefined
}

/** Who moves money for this house. */
export type Providers = {
  /** Who takes money in this way; nobody where the way is not served. */
  forWay(way: DepositWay): Provider | undefined
  /** Who sends money out; nobody where none can. */
  forPayouts(): Provider | undefined
  /** The one that a stored deposit or payout was given to. */
  named(name: string): Provider | undefined
  readonly all: readonly Provider[]
  readonly sandbox: SandboxProvider | undefined
  close(): Promise<void>
}

export const noticePath = (provider: string): string => `/api/v1/provider/${provider}/notice`

/** Real providers where they are set up, the sandbox where it is allowed, and nobody otherwise. */
export function openProviders({ isSandbox, heardAt, stripe, ...ground }: ProvidersOptions): Providers {
  const noticeAddress = (): string | undefined => {
    const origin = heardAt()
    return origin === undefined ? undefined : `${origin}${noticePath('sandbox')}`
  }
  const sandbox = isSandbox ? openSandboxProvider({ ...ground, noticeAddress }) : undefined
  const real = stripe && openStripe({ ...ground, settings: stripe })
  // In the order in which they are asked: what is real comes before what is not.
  const all: readonly Provider[] = [real, sandbox].filter((provider) => provider !== undefined)
  return {
    forWay: (way) => all.find(({ ways }) => ways.includes(way)),
    forPayouts: () => all.find(({ paysOut }) => paysOut),
    named: (name) => all.find((provider) => provider.name === name),
    all,
    sandbox,
    close: async () => sandbox?.counter.close(),
  }
}
