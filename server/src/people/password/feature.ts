import type { Brand } from '../../brand/brand/index.ts'
import type { Job } from '../../platform/jobs/jobs.ts'
import type { Opened, Platform } from '../../platform/platform.ts'
import type { Factors } from '../factor/index.ts'
import { ownersConsumer, type Sessions } from '../session/index.ts'
import type { Verification } from '../verification/index.ts'
import { cleanUpPasswords } from './password.actions.ts'
import { passwordRoutes } from './password.routes.ts'
import { openSecurityNotifier } from './securityNotifier.actions.ts'

export type PasswordNeeds = {
  readonly platform: Pick<Platform, 'db' | 'clock' | 'key' | 'passwords' | 'background' | 'messages' | 'origins'>
  readonly brand: Pick<Brand, 'name' | 'merchant'>
  readonly session: Opened<Sessions>
  readonly verification: Opened<Verification>
  readonly factor: Opened<Factors>
}

/** Passwords, and the notices that owners get about the security of their account. */
export function openPasswordFeature(needs: PasswordNeeds) {
  const { platform, brand } = needs
  const { db, clock, key, passwords, background, messages, origins } = platform
  const sessions = needs.session.api
  const verification = needs.verification.api
  const factors = needs.factor.api
  const securityNotifier = openSecurityNotifier({
    db,
    clock,
    key,
    background,
    messages,
    brandName: brand.name,
    origins,
  })
  const jobs: readonly Job[] = [
    { name: 'password.clean-up', cron: '* * * * *', secondsMax: 60, run: () => cleanUpPasswords({ db, clock }) },
  ]
  return {
    api: securityNotifier,
    handlers: {
      password: passwordRoutes({
        db,
        clock,
        key,
        passwords,
        background,
        origins,
        securityNotifier,
        verification,
        factors,
        merchant: brand.merchant,
        endSessions: (account, except) => sessions.endSessionsOf(account, except),
        clearLocks: (tx, account) => sessions.clearFailures(tx, account),
      }),
    },
    consumers: [
      ownersConsumer({ key, notify: (account, notice, reach) => securityNotifier.notify(account, notice, reach) }),
    ],
    jobs,
  }
}
