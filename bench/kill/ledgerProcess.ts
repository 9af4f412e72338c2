import { LedgerBusy, LedgerUnknown, openLedger } from '../../server/src/money/ledger/index.ts'
import type { Asked, LedgerReply } from './ledgerClient.ts'

/** The process that is killed: a ledger, called over a channel by the process that survives. */
const ledger = await openLedger({ url: process.argv[2] ?? '', now: Date.now })

process.on('message', ({ number, operation, win }: Asked) => {
  const settled =
    operation.kind === 'stake' && win !== undefined ? { ...operation, settle: () => ({ win }) } : operation
  ledger.submit(settled).then(
    (answer) => sendReply({ number, answer }),
    (error: unknown) => {
      if (error instanceof LedgerUnknown) sendReply({ number, failure: 'unknown' })
      else if (error instanceof LedgerBusy) sendReply({ number, failure: 'busy' })
      else throw error
    },
  )
})

function sendReply(reply: LedgerReply | 'open'): void {
  process.send?.(reply)
}

// Without its parent it has nobody to answer.
process.on('disconnect', () => process.exit(0))
sendReply('open')
