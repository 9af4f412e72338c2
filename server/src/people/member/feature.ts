import { randomInt } from 'node:crypto'
import type { Id } from '@ronda/core'
import type { Brand } from '../../brand/brand/index.ts'
import type { Settings } from '../../brand/settings/index.ts'
import type { HttpServer } from '../../platform/http/index.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Tx } from '../../platform/postgres/db.ts'
import type { Sessions } from '../session/index.ts'
import type { Verification } from '../verification/index.ts'
import { openAvatars } from './avatar.actions.ts'
import { serveAvatars } from './avatar.routes.ts'
import type { MemberOptions } from './member.actions.ts'
import { memberRoutes } from './member.routes.ts'

export type MemberNeeds = Pick<MemberOptions, 'openWallets' | 'welcome' | 'unreadOf' | 'iconOf' | 'fundsOf'> & {
  readonly platform: Pick<Platform, 'db' | 'clock' | 'key' | 'passwords' | 'picturesDir'>
  readonly brand: Pick<Brand, 'merchant' | 'currency'>
  readonly settings: Settings
  readonly verification: Verification
  readonly sessions: Sessions
  readonly isSelfExcluded: (tx: Tx, account: Id<'account'>) => Promise<boolean>
}

/** Registration, and what a member sees of their own account. */
export function openMemberFeature(needs: MemberNeeds) {
  const { platform, brand, settings, verification, sessions, isSelfExcluded } = needs
  const { openWallets, welcome, unreadOf, iconOf, fundsOf } = needs
  const { db, clock, key, passwords, picturesDir } = platform
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
        iconOf,
        fundsOf,
        isSelfExcluded: (tx, account) => isSelfExcluded(tx, account.id),
      }),
    },
    routes: ({ app }: HttpServer) => serveAvatars(app, openAvatars(picturesDir)),
  }
}
