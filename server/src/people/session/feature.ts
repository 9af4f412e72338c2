import type { Settings } from '../../brand/settings/index.ts'
import type { Job } from '../../platform/jobs/jobs.ts'
import type { Opened, Platform } from '../../platform/platform.ts'
import type { Factors } from '../factor/index.ts'
import type { Verification } from '../verification/index.ts'
import { openKnownVisitors } from './known.actions.ts'
import { openSessions } from './session.actions.ts'
import { sessionRoutes, staffSessionRoutes } from './session.routes.ts'
import type { AuthOptions } from './signIn.actions.ts'
import { SESSION_COOKIE } from './signInReply.routes.ts'

export type SessionNeeds = {
  readonly platform: Pick<Platform, 'db' | 'clock' | 'key' | 'passwords' | 'hub'>
  readonly merchant: string
  readonly wallet: Opened<{ readonly openWallets: AuthOptions['openWallets'] }>
  readonly inbox: Opened<{ readonly unreadOf: AuthOptions['unreadOf'] }>
  readonly rankLevel: Opened<{ readonly rankOf: AuthOptions['rankOf'] }>
  readonly invitation: Opened<{ readonly isOffered: AuthOptions['mayInvite'] }>
  readonly settings: Opened<Settings>
  readonly verification: Opened<Verification>
  readonly factor: Opened<Factors>
}

/** Sign-in, sessions and trial accounts. */
export function openSessionFeature(needs: SessionNeeds) {
  const { platform, merchant } = needs
  const { db, clock, key, passwords, hub } = platform
  const { openWallets } = needs.wallet.api
  const { unreadOf } = needs.inbox.api
  const { rankOf } = needs.rankLevel.api
  const settings = needs.settings.api
  const verification = needs.verification.api
  const factors = needs.factor.api
  const auth: AuthOptions = {
    db,
    clock,
    key,
    passwords,
    merchant,
    settings,
    verification,
    factors,
    openWallets,
    unreadOf,
    rankOf,
    mayInvite: needs.invitation.api.isOffered,
    promotions: { count: async () => 0 },
  }
  const sessions = openSessions(auth)
  // A socket that was opened with a session ends with it.
  sessions.onEnded((ended) => hub.endSessions(ended))
  const jobs: readonly Job[] = [
    { name: 'session.clean-up', cron: '* * * * *', secondsMax: 60, run: () => sessions.cleanUp() },
  ]
  return {
    api: sessions,
    handlers: { session: sessionRoutes(auth, sessions), staffSession: staffSessionRoutes(auth, sessions) },
    jobs,
    /** How calls and sockets recognise a member. */
    callers: { memberCookie: SESSION_COOKIE, isKnown: openKnownVisitors(db, clock) },
  }
}
