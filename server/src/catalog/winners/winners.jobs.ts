import type { GameType } from '@ronda/contract'
import { roundsTold } from '../../money/ledger/index.ts'
import type { Consumer } from '../../platform/outbox/index.ts'
import type { Tx } from '../../platform/postgres/db.ts'
import { addToPaid, deleteSmallWins, findWinAt, findWinners, insertWins } from './winners.sql.ts'
import { byPlace, DAY_MAX, paidByHour, winsOf, type ToldRound } from './winners.ts'

export type TypeOf = (game: string) => GameType | undefined

async function keepWins(tx: Tx, rounds: readonly ToldRound[], typeOf: TypeOf): Promise<void> {
  for (const { wins, ...place } of byPlace(winsOf(rounds, typeOf))) {
    const least = await findWinAt(tx, place, DAY_MAX)
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
    await deleteSmallWins(tx, place, DAY_MAX)
  }
}

/** Keeps the largest wins and what was paid; both move in the transaction that moves the cursor. */
export function winnersConsumer(typeOf: TypeOf): Consumer {
  return {
    name: 'catalog.winners',
    topics: ['money.batch'],
    async consume(tx, events) {
      const rounds = events.flatMap(({ body }) => roundsTold(body))
      const paid = paidByHour(rounds)
      if (paid.length > 0) await addToPaid(tx, paid)
      await keepWins(tx, rounds, typeOf)
    },
  }
}
