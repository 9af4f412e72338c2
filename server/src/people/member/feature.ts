import { randomInt } from 'node:crypto'
import type { Id } from '@ronda/core'
import type { Brand } from '../../brand/brand/index.ts'
import type { Settings } from '../../brand/settings/index.ts'
import type { HttpServer } from '../../platform/http/index.ts'
import type { Opened, Platform } from '../../platform/platform.ts'
import type { Tx } from '../../platform/postgres/db.ts'
import type { Sessions } from '../session/index.ts'
import type { Verification } from '../verification/index.ts'
import { openAvatars } from './avatar.actions.ts'
import { serveAvatars } from './avatar.routes.ts'
import type { MemberOptions } from './member.actions.ts'
import { memberRoutes } from './member.routes.ts'

export type MemberNeeds = {
  readonly platform: Pick<Platform, 'db' | 'clock' | 'key' | 'passwords' | 'picturesDir'>
  readonly brand: Pick<Brand, 'merchant' | 'currency'>
  readonly wallet: Opened<{
    readonly openWallets: MemberOptions['openWallets']
    readonly welcome: MemberOptions['welcome']
  }>
  readonly inbox: Opened<{ readonly unreadOf: MemberOptions['unreadOf'] }>
  readonly rankLevel: Opened<{ readonly rankOf: MemberOptions['rankOf'] }>
  readonly profile: Opened<{ readonly iconOf: MemberOptions['iconOf'] }>
  readonly invitation: Opened<MemberOptions['invitations']>
  readonly linkCodes: Opened<MemberOptions['linkCodes']>
  readonly funds: Opened<{ readonly fundsOf: MemberOptions['fundsOf'] }>
  readonly contractFlags: Opened<{ readonly flagsOf: MemberOptions['flagsOf'] }>
  readonly settings: Opened<Settings>
  readonly verification: Opened<Verification>
  readonly session: Opened<Sessions>
  readonly recognition: Opened<{ readonly isSelfExcluded: (tx: Tx, account: Id<'account'>) => Promise<boolean> }>
}

/** Registration, and what a member sees of their own account. */
export function openMemberFeature(needs: MemberNeeds) {
  const { platform, brand } = needs
  const { db, clock, key, passwords, picturesDir } = platform
  const { openWallets, welcome } = needs.wallet.api
  const { unreadOf } = needs.inbox.api
  const { rankOf } = needs.rankLevel.api
  const { iconOf } = needs.profile.api
  const { fundsOf } = needs.funds.api
  const { flagsOf } = needs.contractFlags.api
  const settings = needs.settings.api
  const verification = needs.verification.api
  const sessions = needs.session.api
  const { isSelfExcluded } = needs.recognition.api
  return {
    handlers: {
      member: memberRoutes({
        db,
        clock,
        key,
        passwords,
        merchant: brand.merchant,
        currency: brand.currency,
        settings,
        verification,
        sessions,
        rng: (below) => randomInt(below),
        openWallets,
        welcome,
        unreadOf,
        rankOf,
        iconOf,
        fundsOf,
        flagsOf,
        invitations: needs.invitation.api,
        linkCodes: needs.linkCodes.api,
        isSelfExcluded: (tx, account) => isSelfExcluded(tx, account.id),
      }),
    },
    routes: ({ app }: HttpServer) => serveAvatars(app, openAvatars(picturesDir)),
  }
}
