import type { Platform } from '../../platform/platform.ts'
import type { Factors } from '../factor/index.ts'
import type { SecurityNotifier } from '../password/index.ts'
import type { Sessions } from '../session/index.ts'
import type { Verification } from '../verification/index.ts'
import type { SecurityOptions } from './security.actions.ts'
import { securityRoutes } from './security.routes.ts'

export type SecurityNeeds = Pick<SecurityOptions, 'isSelfExcluded'> & {
  readonly platform: Pick<Platform, 'db' | 'clock' | 'key'>
  readonly factors: Factors
  readonly verification: Verification
  readonly securityNotifier: SecurityNotifier
  readonly sessions: Sessions
}

/** The security page of an account: contacts, second factors and recent changes. */
export function openSecurityFeature(needs: SecurityNeeds) {
  const { platform, factors, verification, securityNotifier, sessions, isSelfExcluded } = needs
  const { db, clock, key } = platform
  return {
    handlers: {
      security: securityRoutes({ db, clock, key, factors, verification, securityNotifier, sessions, isSelfExcluded }),
    },
  }
}
