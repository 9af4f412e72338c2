import type { Job } from '../../platform/jobs/jobs.ts'
import type { Consumer } from '../../platform/outbox/index.ts'
import { collectDue, type CollectOptions } from './collect.actions.ts'
import { correctLate } from './correct.actions.ts'
import { storeEvents, type EventOptions } from './event.actions.ts'
import { CONSUMER, runDue } from './run.actions.ts'

/** Stores events in the transaction that moves the cursor, so that each counts once. */
export function payslipConsumer(options: EventOptions): Consumer {
  return {
    name: CONSUMER,
    topics: ['money.batch'],
    consume: (tx, events) => storeEvents(options, tx, events),
  }
}

export function payslipJobs(options: CollectOptions): readonly Job[] {
  return [
    { name: 'payslip.run', cron: '* * * * *', secondsMax: 600, run: () => runDue(options) },
    { name: 'payslip.correct', cron: '* * * * *', secondsMax: 600, run: () => correctLate(options) },
    { name: 'payslip.collect', cron: '* * * * *', secondsMax: 600, run: () => collectDue(options) },
  ]
}
