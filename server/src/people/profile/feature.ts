import type { Settings } from '../../brand/settings/index.ts'
import type { Opened, Platform } from '../../platform/platform.ts'
import type { Uploads } from '../../platform/uploads/index.ts'
import { cashierPublisher } from '../memberEvent/index.ts'
import type { SecurityNotifier } from '../password/index.ts'
import type { Sessions } from '../session/index.ts'
import { iconOf } from './avatar.actions.ts'
import { payeeDeskRoutes } from './payee.routes.ts'
import type { ProfileOptions } from './profile.actions.ts'
import { profileRoutes } from './profile.routes.ts'

export type ProfileNeeds = {
  readonly platform: Pick<Platform, 'db' | 'clock' | 'key' | 'hub'>
  readonly recognition: Opened<{ readonly isSelfExcluded: ProfileOptions['isSelfExcluded'] }>
  readonly documents: Opened<{ readonly verifiedNameOf: ProfileOptions['verifiedNameOf'] }>
  readonly settings: Opened<Settings>
  readonly session: Opened<Sessions>
  readonly password: Opened<SecurityNotifier>
  readonly uploads: Opened<Uploads>
}

/** What members say about themselves, and the names of payees that staff approve. */
export function openProfileFeature(needs: ProfileNeeds) {
  const { platform } = needs
  const { db, clock, key, hub } = platform
  const { isSelfExcluded } = needs.recognition.api
  const { verifiedNameOf } = needs.documents.api
  const settings = needs.settings.api
  const sessions = needs.session.api
  const securityNotifier = needs.password.api
  const uploads = needs.uploads.api
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
      profileDesk: payeeDeskRoutes({
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
