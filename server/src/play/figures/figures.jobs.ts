import { parsePublishedRounds } from '../../money/ledger/index.ts'
import type { Consumer } from '../../platform/outbox/index.ts'
import { addUp } from './figures.ts'
import { addToHours } from './figures.sql.ts'

/** Updates the hourly totals in the transaction that moves the cursor, so that each round counts once. */
export const figuresConsumer: Consumer = {
  name: 'play.figures',
  topics: ['money.batch'],
  async consume(tx, events) {
    const played = events.flatMap(({ body }) => parsePublishedRounds(body))
    if (played.length > 0) await addToHours(tx, addUp(played))
  },
}
