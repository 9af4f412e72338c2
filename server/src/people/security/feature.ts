import type { Opened, Platform } from '../../platform/platform.ts'
import type { Factors } from '../factor/index.ts'
import type { SecurityNotifier } from '../password/index.ts'
import type { Sessions } from '../session/index.ts'
import type { Verification } from '../verification/index.ts'
import type { SecurityOptions } from './security.actions.ts'
import { securityRoutes } from './security.routes.ts'

export type SecurityNeeds = {
  readonly platform: Pick<Platform, 'db' | 'clock' | 'key'>
  readonly recognition: Opened<{ readonly isSelfExcluded: SecurityOptions['isSelfExcluded'] }>
  readonly factor: Opened<Factors>
  readonly verification: Opened<Verification>
  readonly password: Opened<SecurityNotifier>
  readonly session: Opened<Sessions>
}

/** The security page of an account: contacts, second factors and recent changes. */
export function openSecurityFeature(needs: SecurityNeeds) {
  const { platform } = needs
  const { db, clock, key } = platform
  const { isSelfExcluded } = needs.recognition.api
  const factors = needs.factor.api
  const verification = needs.verification.api
  const securityNotifier = needs.password.api
  const sessions = needs.session.api
  return {
    handlers: {
      security: securityRoutes({ db, clock, key, factors, verification, securityNotifier, sessions, isSelfExcluded }),
    },
  }
}
