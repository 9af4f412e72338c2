import { randomInt } from 'node:crypto'
import type { calls } from '@ronda/contract'
import { ok } from '@ronda/core'
import { settingsRoutes, systemRoutes } from '../brand/settings/index.ts'
import { gamesRoutes } from '../catalog/games/index.ts'
import { giveStartingGrant, openWallets, readBalance, walletRoutes } from '../money/wallet/index.ts'
import { booksRoutes } from '../office/books/index.ts'
import { findByMobile, parseMobile } from '../people/identity/index.ts'
import { memberRoutes } from '../people/member/index.ts'
import { passwordRoutes } from '../people/password/index.ts'
import { securityRoutes } from '../people/security/index.ts'
import { sessionRoutes, type MemberSession } from '../people/session/index.ts'
import { sandboxRoutes, verificationRoutes } from '../people/verification/index.ts'
import type { Handlers } from '../platform/http/index.ts'
import { fairnessRoutes } from '../play/fairness/index.ts'
import { launchRoutes, type PlaySession } from '../play/launch/index.ts'
import { offerIn, slotRoutes } from '../play/slot/index.ts'
import type { Ground, Rooms } from './rooms.ts'

export type Who = { readonly member: MemberSession; readonly game: PlaySession }

/** One handler for every call of the contract: while one is missing, this does not compile. */
export function makeHandlers(
  ground: Ground,
  rooms: Rooms,
  roundMsMin: () => Promise<number>,
): Handlers<typeof calls, Who> {
  const { db, key, ledger, brand, settings } = ground
  const { purses, sessions } = rooms
  const welcome = { ledger, purses, grant: brand.startingGrant }
  return {
    system: {
      ...systemRoutes({ settings, brand, isSandbox: ground.post.isSandbox }),
      key: async () => ok(await rooms.transport.shownKey()),
    },
    settings: settingsRoutes(settings),
    verification: verificationRoutes({
      verification: rooms.verification,
      isOn: (part) => settings.isOn(part),
      parseMobile,
      isKnownMobile: async (mobile) =>
        (await db.read((tx) => findByMobile(tx, key, brand.merchant, mobile))) !== undefined,
    }),
    sandbox: sandboxRoutes(ground.post.sandbox),
    session: sessionRoutes(rooms.doors, sessions),
    member: memberRoutes({
      ...ground,
      verification: rooms.verification,
      sessions,
      merchant: brand.merchant,
      currency: brand.currency,
      rng: (below) => randomInt(below),
      openWallets,
      welcome: (account) => giveStartingGrant(welcome, account.id),
      balanceOf: async (account) => readBalance(ledger, await purses.of(account.id)),
    }),
    password: passwordRoutes({
      ...ground,
      ...rooms,
      merchant: brand.merchant,
      endSessions: (account, kept) => sessions.endSessionsOf(account, kept),
      clearLocks: (tx, account) => sessions.forgiveFailures(tx, account),
    }),
    security: securityRoutes({ ...ground, ...rooms }),
    wallet: walletRoutes(ledger, purses),
    games: gamesRoutes(rooms.catalogue),
    launch: launchRoutes({
      ...ground,
      purses,
      offerOf: (game, currency) => rooms.slotOf(game) && offerIn(currency),
      roundMsMin,
    }),
    slot: slotRoutes({ ...ground, ...rooms, roundMsMin, closedTo: (ip) => settings.closedTo(ip) }),
    fairness: fairnessRoutes(db, rooms.seats),
    books: booksRoutes(rooms.books),
  }
}
