import type { Id } from '@ronda/core'
import type { Settings } from '../../brand/settings/index.ts'
import type { Job } from '../../platform/jobs/jobs.ts'
import type { Opened, Platform } from '../../platform/platform.ts'
import type { SecurityNotifier } from '../password/index.ts'
import { checkPaymentPassword, cleanUpPaymentTries, paymentStatusOf } from './paymentPassword.actions.ts'
import { paymentPasswordRoutes } from './paymentPassword.routes.ts'

export type PaymentPasswordNeeds = {
  readonly platform: Pick<Platform, 'db' | 'attempts' | 'clock' | 'key' | 'passwords'>
  readonly settings: Opened<Settings>
  readonly password: Opened<SecurityNotifier>
}

/** The password that a member gives when money leaves their account. */
export function openPaymentPasswordFeature(needs: PaymentPasswordNeeds) {
  const { platform } = needs
  const { db, attempts, clock, key, passwords } = platform
  const settings = needs.settings.api
  const securityNotifier = needs.password.api
  const checking = { db, attempts, clock, key, passwords }
  const jobs: readonly Job[] = [
    { name: 'payment.clean-up', cron: '*/5 * * * *', secondsMax: 60, run: () => cleanUpPaymentTries({ db, clock }) },
  ]
  return {
    api: {
      check: (account: Id<'account'>, text: string) => checkPaymentPassword(checking, account, text),
      isSet: async (account: Id<'account'>) => (await paymentStatusOf(checking, account)).isSet,
    },
    handlers: { paymentPassword: paymentPasswordRoutes({ ...checking, settings, securityNotifier }) },
    jobs,
  }
}
