import { LedgerBusy, LedgerUnknown, openLedger } from '../../server/src/money/ledger/index.ts'
import type { Asked, Said } from './counter.ts'

/** The process that is killed: a ledger, asked over a channel by whoever survives. */
const ledger = await openLedger({ url: process.argv[2] ?? '', now: Date.now })

process.on('message', ({ number, operation, win }: Asked) => {
  const settled =
    operation.kind === 'stake' && win !== undefined ? { ...operation, settle: () => ({ win }) } : operation
  ledger.submit(settled).then(
    (answer) => say({ number, answer }),
    (error: unknown) => {
      if (error instanceof LedgerUnknown) say({ number, trouble: 'unknown' })
      else if (error instanceof LedgerBusy) say({ number, trouble: 'busy' })
      else throw error
    },
  )
})

function say(said: Said | 'open'): void {
  process.send?.(said)
}

// Without its parent it has nobody left to answer.
process.on('disconnect', () => process.exit(0))
say('open')
