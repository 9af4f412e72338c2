import type { Settings } from '../../brand/settings/index.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Uploads } from '../../platform/uploads/index.ts'
import { cashierPublisher } from '../memberEvent/index.ts'
import type { SecurityNotifier } from '../password/index.ts'
import type { Sessions } from '../session/index.ts'
import { iconOf } from './avatar.actions.ts'
import { payeeDeskRoutes } from './payee.routes.ts'
import type { ProfileOptions } from './profile.actions.ts'
import { profileRoutes } from './profile.routes.ts'

export type ProfileNeeds = Pick<ProfileOptions, 'isSelfExcluded' | 'verifiedNameOf'> & {
  readonly platform: Pick<Platform, 'db' | 'clock' | 'key' | 'hub'>
  readonly settings: Settings
  readonly sessions: Sessions
  readonly securityNotifier: SecurityNotifier
  readonly uploads: Uploads
}

/** What members say about themselves, and the names of payees that staff approve. */
export function openProfileFeature(needs: ProfileNeeds) {
  const { platform, settings, sessions, securityNotifier, uploads, isSelfExcluded, verifiedNameOf } = needs
  const { db, clock, key, hub } = platform
  return {
    api: { iconOf: (account: Parameters<typeof iconOf>[1]) => iconOf({ db, clock, uploads }, account) },
    handlers: {
      profile: profileRoutes({
        db,
        clock,
        key,
        settings,
        sessions,
        securityNotifier,
        uploads,
        isSelfExcluded,
        verifiedNameOf,
      }),
      payeeDesk: payeeDeskRoutes({
        db,
        clock,
        key,
        verifiedNameOf,
        securityNotifier,
        onChanged: cashierPublisher(hub),
      }),
    },
  }
}
