import type { GameType } from '@ronda/contract'
import { parsePublishedRounds } from '../../money/ledger/index.ts'
import type { Consumer } from '../../platform/outbox/index.ts'
import type { Tx } from '../../platform/postgres/db.ts'
import { addToPaid, deleteSmallWins, findWinAt, findWinners, insertWins } from './winners.sql.ts'
import { groupWins, DAY_MAX, paidByHour, winsOf, type PublishedRound } from './winners.ts'

export type TypeOf = (game: string) => GameType | undefined

async function storeWins(tx: Tx, rounds: readonly PublishedRound[], typeOf: TypeOf): Promise<void> {
  for (const { wins, ...winGroup } of groupWins(winsOf(rounds, typeOf))) {
    const least = await findWinAt(tx, winGroup, DAY_MAX)
    const larger = wins.filter(({ win }) => least === undefined || win > least)
    if (larger.length === 0) continue
    const winners = await findWinners(
      tx,
      larger.map(({ wallet }) => wallet),
    )
    const owned = larger.flatMap((win) => {
      const account = winners.get(win.wallet)
      return account === undefined ? [] : [{ ...win, account }]
    })
    if (owned.length === 0) continue
    await insertWins(tx, owned)
    await deleteSmallWins(tx, winGroup, DAY_MAX)
  }
}

/** Stores the largest wins and the paid sums, in the same transaction as the consumer's cursor. */
export function winnersConsumer(typeOf: TypeOf): Consumer {
  return {
    name: 'catalog.winners',
    topics: ['money.batch'],
    async consume(tx, events) {
      const rounds = events.flatMap(({ body }) => parsePublishedRounds(body))
      const paid = paidByHour(rounds)
      if (paid.length > 0) await addToPaid(tx, paid)
      await storeWins(tx, rounds, typeOf)
    },
  }
}
