import { isMoneyPlay } from '@ronda/contract'
import { parsePublishedRounds } from '../../money/ledger/index.ts'
import type { Consumer } from '../../platform/outbox/index.ts'
import { addUp } from './record.ts'
import { addToQuarters, findCounted, moveCounted } from './record.sql.ts'

/**
 * Counts what each member played. The sums, and the sequence number they include, change in the transaction that moves
 * the cursor.
 */
export const recordConsumer: Consumer = {
  name: 'play.record',
  topics: ['money.batch'],
  async consume(tx, events, { isRetry }) {
    const rounds = events.flatMap(({ body }) => parsePublishedRounds(body)).filter(({ mode }) => isMoneyPlay(mode))
    if (rounds.length === 0) return
    // An event that failed before is older than what is counted by now, and is not included in it.
    const wallets = isRetry ? [] : [...new Set(rounds.map(({ wallet }) => wallet))]
    const counted = await findCounted(tx, wallets)
    const { sums, upTo } = addUp(rounds, counted)
    if (sums.length === 0) return
    await addToQuarters(tx, sums)
    await moveCounted(tx, upTo)
  },
}
