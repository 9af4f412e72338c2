import { winnersConsumer } from '../catalog/winners/index.ts'
import { adjustmentJobs } from '../money/adjustment/index.ts'
import { hasControl } from '../money/control/index.ts'
import { depositJobs } from '../money/deposit/index.ts'
import { transferJobs } from '../money/transfer/index.ts'
import { vendorJobs } from '../money/vendor/index.ts'
import { walletJobs, welcomeConsumer } from '../money/wallet/index.ts'
import { withdrawalJobs } from '../money/withdrawal/index.ts'
import { freezeJobs } from '../office/freeze/index.ts'
import { reconciliationJobs } from '../office/reconciliation/index.ts'
import { cleanUpPasswords } from '../people/password/index.ts'
import { cleanUpPaymentTries } from '../people/paymentPassword/index.ts'
import { ownersConsumer } from '../people/session/index.ts'
import { cleanUpSocialSignIns } from '../people/social/index.ts'
import { chatJobs } from '../talk/chat/index.ts'
import { inboxConsumer, inboxJobs } from '../talk/inbox/index.ts'
import type { Job } from '../platform/jobs/jobs.ts'
import { cleanUpOutbox, type Consumer } from '../platform/outbox/index.ts'
import { arcadeJobs } from '../play/arcade/index.ts'
import { tableJobs } from '../play/sharedRound/index.ts'
import { figuresConsumer } from '../play/figures/index.ts'
import { recordConsumer } from '../play/record/index.ts'
import { freezeOptionsOf } from './deskHandlers.ts'
import type { Platform } from './platform.ts'
import type { Services } from './services.ts'

/** The consumers of outbox events. */
export function consumersOf(
  { ids, ledger, brand, key }: Platform,
  { walletStore, securityNotifier, titleOf, inbox }: Services,
): readonly Consumer[] {
  return [
    welcomeConsumer({ ids, ledger, walletStore, grant: brand.startingGrant }),
    ownersConsumer({ key, notify: (account, notice, reach) => securityNotifier.notify(account, notice, reach) }),
    figuresConsumer,
    recordConsumer,
    inboxConsumer(inbox),
    winnersConsumer((game) => titleOf(game) && 'RNG'),
  ]
}

/** The scheduled jobs. */
export function jobsOf(platform: Platform, services: Services, consumers: readonly Consumer[]): readonly Job[] {
  const { db, clock, post } = platform
  return [
    ...withdrawalJobs(services.withdrawals),
    { name: 'session.clean-up', cron: '* * * * *', secondsMax: 60, run: () => services.sessions.cleanUp() },
    { name: 'factor.clean-up', cron: '*/5 * * * *', secondsMax: 60, run: () => services.factors.cleanUp() },
    { name: 'verification.clean-up', cron: '* * * * *', secondsMax: 60, run: () => services.verification.cleanUp() },
    { name: 'sandbox.clean-up', cron: '*/10 * * * *', secondsMax: 60, run: async () => post.sandbox?.cleanUp() },
    { name: 'social.clean-up', cron: '*/5 * * * *', secondsMax: 60, run: () => cleanUpSocialSignIns({ db, clock }) },
    { name: 'password.clean-up', cron: '* * * * *', secondsMax: 60, run: () => cleanUpPasswords({ db, clock }) },
    { name: 'payment.clean-up', cron: '*/5 * * * *', secondsMax: 60, run: () => cleanUpPaymentTries({ db, clock }) },
    { name: 'uploads.clean-up', cron: '*/10 * * * *', secondsMax: 60, run: () => services.uploads.cleanUp() },
    { name: 'control.finish', cron: '* * * * *', secondsMax: 60, run: () => services.controls.finish() },
    { name: 'play.clean-up', cron: '*/5 * * * *', secondsMax: 60, run: () => services.playSessions.cleanUp() },
    ...walletJobs({ ...platform, isInUse: hasControl }),
    ...arcadeJobs({ ...platform, seats: services.seats, openArcade: (game) => services.arcades.open(game) }),
    ...tableJobs({ ...platform, tables: services.tables }),
    ...chatJobs(db, clock),
    ...inboxJobs(services.inbox),
    { name: 'winners.clean-up', cron: '*/10 * * * *', secondsMax: 60, run: () => services.winners.cleanUp() },
    { name: 'failures.clean-up', cron: '*/10 * * * *', secondsMax: 60, run: () => platform.failures.cleanUp() },
    { name: 'outbox.clean-up', cron: '* * * * *', secondsMax: 60, run: () => cleanUpOutbox(db, consumers) },
    ...freezeJobs(freezeOptionsOf(platform, services)),
    ...adjustmentJobs(services.adjusting),
    ...vendorJobs(services.vendors),
    ...transferJobs(services.transferring),
    ...reconciliationJobs(services.reconciling),
    { name: 'deeds.check', cron: '17 * * * *', secondsMax: 1_800, run: () => services.auditLog.check() },
    { name: 'deeds.seal', cron: '1 0 * * *', secondsMax: 60, run: () => services.auditLog.seal() },
    ...depositJobs(services.deposits),
    { name: 'books.check', cron: '7 * * * *', secondsMax: 1_800, run: () => services.books.check() },
  ]
}
