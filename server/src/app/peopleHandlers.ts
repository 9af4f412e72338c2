import { randomInt } from 'node:crypto'
import type { calls, ModuleId } from '@ronda/contract'
import { readFunds } from '../money/funds/index.ts'
import type { Rng } from '@ronda/core'
import { giveStartingGrant, openWallets, readBalance } from '../money/wallet/index.ts'
import { findByMobile, parseMobile, type Account } from '../people/identity/index.ts'
import { memberRoutes, openAccount } from '../people/member/index.ts'
import { passwordRoutes } from '../people/password/index.ts'
import { iconOf } from '../people/profile/index.ts'
import { securityRoutes } from '../people/security/index.ts'
import { sessionRoutes, staffSessionRoutes, type MemberSession } from '../people/session/index.ts'
import { socialRoutes } from '../people/social/index.ts'
import { sandboxRoutes, verificationRoutes } from '../people/verification/index.ts'
import type { Callers, Handlers } from '../platform/http/index.ts'
import { unreadOf } from '../talk/inbox/index.ts'
import type { Platform } from './platform.ts'
import type { Services } from './services.ts'

type PeopleCalls = Pick<
  typeof calls,
  'verification' | 'sandbox' | 'session' | 'staffSession' | 'member' | 'social' | 'password' | 'security'
>

type Who = Callers & { readonly member: MemberSession }

/** Handlers of registration, sign-in and account security. */
export function makePeopleHandlers(platform: Platform, services: Services): Handlers<PeopleCalls, Who> {
  const { db, ids, key, ledger, settings } = platform
  const { merchant, currency, startingGrant: grant } = platform.brand
  const { walletStore, sessions } = services
  const rng: Rng = (below) => randomInt(below)
  const isOn = (part: ModuleId): Promise<boolean> => settings.isOn(part)
  const welcome = (account: Account): Promise<void> =>
    giveStartingGrant({ ids, ledger, walletStore, grant }, account.id)
  return {
    verification: verificationRoutes({
      verification: services.verification,
      isOn,
      parseMobile,
      isKnownMobile: async (mobile) => (await db.read((tx) => findByMobile(tx, key, merchant, mobile))) !== undefined,
    }),
    sandbox: sandboxRoutes(platform.post.sandbox),
    session: sessionRoutes(services.auth, sessions),
    staffSession: staffSessionRoutes(services.auth, sessions),
    member: memberRoutes({
      ...platform,
      verification: services.verification,
      sessions,
      merchant,
      currency,
      rng,
      openWallets,
      isSelfExcluded: (tx, account) => services.isSelfExcluded(tx, account.id),
      welcome,
      unreadOf: (account) => unreadOf(platform, account),
      iconOf: (account) => iconOf({ ...platform, uploads: services.uploads }, account),
      async fundsOf(account) {
        const { cash, held } = await readBalance(ledger, await walletStore.of(account.id))
        return { cash, held, total: (await readFunds(services.funds, account.id)).total }
      },
    }),
    social: socialRoutes({
      ...platform,
      ...services,
      providers: services.social.providers,
      isOn,
      rng,
      language: async () => (await settings.current()).defaultLanguage,
      countryOf: (ip) => settings.countryOf(ip),
      openAccount: (tx, opening) => openAccount(tx, { merchant, currency, openWallets }, opening),
      welcome,
      termsVersion: async () => (await settings.current()).register.termsVersion,
      ageMin: async () => (await settings.current()).register.ageMin,
    }),
    password: passwordRoutes({
      ...platform,
      ...services,
      merchant,
      endSessions: (account, except) => sessions.endSessionsOf(account, except),
      clearLocks: (tx, account) => sessions.clearFailures(tx, account),
    }),
    security: securityRoutes({ ...platform, ...services }),
  }
}
