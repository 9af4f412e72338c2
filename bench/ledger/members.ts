import pg from 'pg'
import type { Ledger, Restriction } from '../../server/src/money/ledger/index.ts'
import { randomServerId } from '../../server/src/platform/ids/serverId.ts'

export const MEMBERS = 10_000

export const DEPOSIT = 10n ** 12n

/** Far above any loss, but checked with every stake. */
const RESTRICTION: Restriction = {
  mayBet: true,
  limits: [
    { on: 'loss', period: 'day', amount: 10n ** 14n },
    { on: 'wager', period: 'month', amount: 10n ** 15n },
  ],
}

/** Opens this many wallets in a new database; they are numbered from 1. */
export async function openWallets(url: string, count: number): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(
    `insert into wallet (owner, purpose, currency) select 'member ' || number, 'cash', 'USD' from generate_series(1, $1) as number`,
    [count],
  )
  await client.end()
}

/** Gives every member money and limits, as on a busy day. */
export async function endow(ledger: Ledger): Promise<void> {
  const houseAccount = ledger.houseAccount('clearing', 'USD')
  const one = async (wallet: number): Promise<void> => {
    await ledger.submit({ kind: 'deposit', id: randomServerId(), wallet, houseAccount, amount: DEPOSIT })
    await ledger.submit({ kind: 'restrict', id: randomServerId(), wallet, restriction: RESTRICTION })
  }
  for (let first = 1; first <= MEMBERS; first += 1_000) {
    await Promise.all(Array.from({ length: 1_000 }, (_, at) => one(first + at)))
  }
}
