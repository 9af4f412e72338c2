import { winnersConsumer } from '../catalog/winners/index.ts'
import { adjustmentJobs } from '../money/adjustment/index.ts'
import { depositJobs } from '../money/deposit/index.ts'
import { transferJobs } from '../money/transfer/index.ts'
import { vendorJobs } from '../money/vendor/index.ts'
import { walletJobs, welcomeConsumer } from '../money/wallet/index.ts'
import { withdrawalJobs } from '../money/withdrawal/index.ts'
import { freezeJobs } from '../office/freeze/index.ts'
import { reconciliationJobs } from '../office/reconciliation/index.ts'
import { cleanUpPasswords } from '../people/password/index.ts'
import { cleanUpPaymentTries } from '../people/payment/index.ts'
import { ownersConsumer } from '../people/session/index.ts'
import { cleanUpJourneys } from '../people/social/index.ts'
import { chatJobs } from '../talk/chat/index.ts'
import { inboxConsumer, inboxJobs } from '../talk/inbox/index.ts'
import type { Job } from '../platform/jobs/jobs.ts'
import { cleanUpOutbox, type Consumer } from '../platform/outbox/index.ts'
import { arcadeJobs } from '../play/arcade/index.ts'
import { tableJobs } from '../play/table/index.ts'
import { figuresConsumer } from '../play/figures/index.ts'
import { recordConsumer } from '../play/record/index.ts'
import { freezeOptionsOf } from './deskHandlers.ts'
import type { Ground } from './ground.ts'
import type { Rooms } from './rooms.ts'

/** Who hears of events. */
export function consumersOf(
  { ids, ledger, brand, key }: Ground,
  { purses, teller, titleOf, inbox }: Rooms,
): readonly Consumer[] {
  return [
    welcomeConsumer({ ids, ledger, purses, grant: brand.startingGrant }),
    ownersConsumer({ key, tell: (account, told, reach) => teller.tell(account, told, reach) }),
    figuresConsumer,
    recordConsumer,
    inboxConsumer(inbox),
    winnersConsumer((game) => titleOf(game) && 'RNG'),
  ]
}

/** What the clock asks for. */
export function jobsOf(ground: Ground, rooms: Rooms, consumers: readonly Consumer[]): readonly Job[] {
  const { db, clock, post } = ground
  return [
    ...withdrawalJobs(rooms.withdrawals),
    { name: 'session.clean-up', cron: '* * * * *', secondsMax: 60, run: () => rooms.sessions.cleanUp() },
    { name: 'factor.clean-up', cron: '*/5 * * * *', secondsMax: 60, run: () => rooms.factors.cleanUp() },
    { name: 'verification.clean-up', cron: '* * * * *', secondsMax: 60, run: () => rooms.verification.cleanUp() },
    { name: 'sandbox.clean-up', cron: '*/10 * * * *', secondsMax: 60, run: async () => post.sandbox?.cleanUp() },
    { name: 'social.clean-up', cron: '*/5 * * * *', secondsMax: 60, run: () => cleanUpJourneys({ db, clock }) },
    { name: 'password.clean-up', cron: '* * * * *', secondsMax: 60, run: () => cleanUpPasswords({ db, clock }) },
    { name: 'payment.clean-up', cron: '*/5 * * * *', secondsMax: 60, run: () => cleanUpPaymentTries({ db, clock }) },
    { name: 'uploads.clean-up', cron: '*/10 * * * *', secondsMax: 60, run: () => rooms.uploads.cleanUp() },
    { name: 'control.finish', cron: '* * * * *', secondsMax: 60, run: () => rooms.controls.finish() },
    { name: 'play.clean-up', cron: '*/5 * * * *', secondsMax: 60, run: () => rooms.playSessions.cleanUp() },
    ...walletJobs(ground),
    ...arcadeJobs({ ...ground, seats: rooms.seats, openArcade: (game) => rooms.arcades.open(game) }),
    ...tableJobs({ ...ground, tables: rooms.tables }),
    ...chatJobs(db, clock),
    ...inboxJobs(rooms.inbox),
    { name: 'winners.clean-up', cron: '*/10 * * * *', secondsMax: 60, run: () => rooms.winners.cleanUp() },
    { name: 'failures.clean-up', cron: '*/10 * * * *', secondsMax: 60, run: () => ground.failures.cleanUp() },
    { name: 'outbox.clean-up', cron: '* * * * *', secondsMax: 60, run: () => cleanUpOutbox(db, consumers) },
    ...freezeJobs(freezeOptionsOf(ground, rooms)),
    ...adjustmentJobs(rooms.adjusting),
    ...vendorJobs(rooms.vendors),
    ...transferJobs(rooms.transferring),
    ...reconciliationJobs(rooms.reconciling),
    { name: 'deeds.check', cron: '17 * * * *', secondsMax: 1_800, run: () => rooms.deeds.check() },
    { name: 'deeds.seal', cron: '1 0 * * *', secondsMax: 60, run: () => rooms.deeds.seal() },
    ...depositJobs(rooms.deposits),
    { name: 'books.check', cron: '7 * * * *', secondsMax: 1_800, run: () => rooms.books.check() },
  ]
}
