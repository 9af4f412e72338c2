import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { LedgerBusy, LedgerUnknown, openLedger, type Answer, type Ledger, type Operation } from './index.ts'
import { openBank } from './testing/bank.ts'
import { randomServerId } from '../../platform/ids/serverId.ts'

const bank = await openBank([
  {
    name: 'slip',
    insert: (rows) => `insert into slip select * from json_to_recordset(${rows}) as given(number int, seq int)`,
  },
])
const { ledger, game } = bank
const admin = new pg.Client({ connectionString: bank.url })

beforeAll(async () => {
  await admin.connect()
  await admin.query('create table slip (number int primary key, seq int not null)')
})

afterAll(async () => {
  const { faults } = await bank.audit()
  await admin.end()
  await bank.close()
  expect(faults).toEqual([])
})

const cutAll = (): Promise<unknown> =>
  admin.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'ronda.ledger' and datname = current_database()`)

/** Submits again with the same id until there is an answer, as a client would. */
async function submitUntilAnswered(one: Ledger, operation: Operation): Promise<Answer> {
  for (let attempt = 0; attempt < 100; attempt++) {
    try {
      return await one.submit(operation)
    } catch (error) {
      if (!(error instanceof LedgerUnknown || error instanceof LedgerBusy)) throw error
    }
  }
  throw new Error('no answer after 100 attempts')
}

describe('lost connections', () => {
  test('[LG21] after all idle connections are lost, the next operation uses new ones', async () => {
    const wallet = await bank.walletWith(100n)
    await cutAll()
    const answer = await submitUntilAnswered(ledger, {
      kind: 'stake',
      id: randomServerId(),
      wallet,
      houseAccount: game,
      amount: 10n,
    })
    expect(answer.balance).toBe(90n)
  })

  test('[LG21] with connections cut repeatedly under load, every operation happens exactly once', async () => {
    const wallets = await Promise.all(Array.from({ length: 20 }, () => bank.walletWith(1_000_000n)))
    let isOver = false
    let unknown = 0
    const player = async (wallet: number): Promise<number> => {
      let count = 0
      for (; !isOver; count++) {
        const operation: Operation = { kind: 'stake', id: randomServerId(), wallet, houseAccount: game, amount: 1n }
        const answer = await ledger.submit(operation).catch(() => {
          unknown++
          return submitUntilAnswered(ledger, operation)
        })
        expect(answer.accepted).toBe(true)
      }
      return count
    }
    const playing = wallets.flatMap((wallet) => [player(wallet), player(wallet)])
    for (let cuts = 0; cuts < 15; cuts++) {
      await new Promise((resolve) => setTimeout(resolve, 60))
      await cutAll()
    }
    isOver = true
    const played = (await Promise.all(playing)).reduce((sum, count) => sum + count, 0)
    const left = await Promise.all(wallets.map(async (wallet) => (await ledger.balanceOf(wallet)).balance))
    expect(20n * 1_000_000n - left.reduce((sum, balance) => sum + balance, 0n)).toBe(BigInt(played))
    expect(unknown).toBeGreaterThan(0)
  })

  test('[LG21] an unreachable database is reported as busy, and nothing hangs', async () => {
    const wallet = await bank.walletWith(100n)
    const name = new URL(bank.url).pathname.slice(1)
    const outside = new pg.Client({ connectionString: bank.url.replace(name, 'postgres') })
    await outside.connect()
    await outside.query(`alter database ${name} allow_connections false`)
    await cutAll()
    const operation: Operation = { kind: 'stake', id: randomServerId(), wallet, houseAccount: game, amount: 10n }
    // The first attempts may still use a broken connection.
    let failure = ''
    for (let attempt = 0; attempt < 3 && !failure.includes('reached'); attempt++) {
      failure = await ledger.submit(operation).then(JSON.stringify, String)
    }
    expect(failure).toBe('LedgerBusy: nothing was written: the database cannot be reached')
    await outside.query(`alter database ${name} allow_connections true`)
    await outside.end()
    expect((await submitUntilAnswered(ledger, operation)).balance).toBe(90n)
  })

  test('[LG24] the ledger does not open on a server that could lose money', async () => {
    const name = new URL(bank.url).pathname.slice(1)
    await admin.query(`alter database ${name} set synchronous_commit = off`)
    await expect(openLedger({ url: bank.url, now: Date.now })).rejects.toThrow('synchronous_commit is off')
    await admin.query(`alter database ${name} reset synchronous_commit`)
  })
})

describe('co-writes', () => {
  const bet = (wallet: number, number: number, event?: unknown): Operation => ({
    kind: 'stake',
    id: randomServerId(),
    wallet,
    houseAccount: game,
    amount: 10n,
    settle: ({ seq }) => ({ win: 3n, coWrites: [{ name: 'slip', row: { number, seq } }], event }),
  })

  test('[LG25] the co-write and the event exist exactly when the stake was accepted', async () => {
    const wallet = await bank.walletWith(15n)
    const good = await ledger.submit(bet(wallet, 1, { round: 1 }))
    expect(good).toEqual({ accepted: true, seq: 3, balance: 8n, replayed: false })
    expect((await ledger.submit(bet(wallet, 2, { round: 2 }))).accepted).toBe(false)
    const slips = await admin.query('select * from slip where number < 10')
    expect(slips.rows).toEqual([{ number: 1, seq: 2 }])
    const events = await admin.query(`select topic, body from outbox where body::text like '%"round"%'`)
    expect(events.rows).toEqual([{ topic: 'money.batch', body: [{ round: 1 }] }])
  })

  test('[LG25] a payout has co-writes and an event like a settled stake', async () => {
    const wallet = await bank.walletWith(5n)
    const commitWith = ({ seq }: { seq: number }) => ({
      coWrites: [31, 32].map((number) => ({ name: 'slip', row: { number, seq } })),
      event: { round: 31 },
    })
    const payout: Operation = {
      kind: 'payout',
      id: randomServerId(),
      wallet,
      houseAccount: game,
      amount: 0n,
      commitWith,
    }
    expect(await ledger.submit(payout)).toEqual({ accepted: true, seq: 2, balance: 5n, replayed: false })
    expect(await ledger.submit(payout)).toMatchObject({ accepted: true, replayed: true })
    const slips = await admin.query('select * from slip where number > 30 order by number')
    expect(slips.rows).toEqual([
      { number: 31, seq: 2 },
      { number: 32, seq: 2 },
    ])
  })

  test('[LG22] a co-write that violates its own table fails only its own operation', async () => {
    const wallets = await Promise.all(Array.from({ length: 8 }, () => bank.walletWith(100n)))
    const numbers = [11, 12, 13, 13, 14, 11, 15, 16]
    const results = await Promise.allSettled(wallets.map((wallet, at) => ledger.submit(bet(wallet, numbers[at] ?? 0))))
    expect(results.map(({ status }) => status)).toEqual([
      'fulfilled',
      'fulfilled',
      'fulfilled',
      'rejected',
      'fulfilled',
      'rejected',
      'fulfilled',
      'fulfilled',
    ])
    expect(results[3]).toMatchObject({ reason: { name: 'CoWriteConflict' } })
    const balances = await Promise.all(wallets.map(async (wallet) => (await ledger.balanceOf(wallet)).balance))
    expect(balances).toEqual([93n, 93n, 93n, 100n, 93n, 100n, 93n, 93n])
  })

  test('[LG25] an unknown co-write fails its operation', async () => {
    const wallet = await bank.walletWith(100n)
    const settle = () => ({ win: 0n, coWrites: [{ name: 'nobody', row: {} }] })
    const stake: Operation = { kind: 'stake', id: randomServerId(), wallet, houseAccount: game, amount: 1n, settle }
    await expect(ledger.submit(stake)).rejects.toThrow('no co-write nobody')
    expect((await ledger.balanceOf(wallet)).balance).toBe(100n)
  })

  test('[LG22] a settlement that throws or cannot be written fails only its own operation', async () => {
    const [one, two, three] = [await bank.walletWith(100n), await bank.walletWith(100n), await bank.walletWith(100n)]
    const broken: Operation = {
      kind: 'stake',
      id: randomServerId(),
      wallet: one,
      houseAccount: game,
      amount: 10n,
      settle: () => {
        throw new Error('no outcome')
      },
    }
    const results = await Promise.allSettled(
      [broken, bet(two, 21, { win: 1n }), bet(three, 22)].map((one) => ledger.submit(one)),
    )
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled'])
    expect((await ledger.balanceOf(one)).balance).toBe(100n)
    expect((await ledger.balanceOf(two)).balance).toBe(100n)
  })
})

describe('two processes', () => {
  test('[LG20] two ledgers on the same wallets stay correct', async () => {
    const other = await bank.anotherLedger()
    const wallets = await Promise.all(Array.from({ length: 5 }, () => bank.walletWith(500n)))
    const answers: Answer[] = []
    const player = async (one: Ledger, at: number): Promise<void> => {
      for (let count = 0; count < 40; count++) {
        const wallet = wallets[(at + count) % wallets.length] ?? 0
        answers.push(await one.submit({ kind: 'stake', id: randomServerId(), wallet, houseAccount: game, amount: 7n }))
      }
    }
    await Promise.all(Array.from({ length: 16 }, (_, at) => player(at % 2 === 0 ? ledger : other, at)))
    // 71 stakes of 7 fit into each 500.
    expect(answers.filter(({ accepted }) => accepted)).toHaveLength(5 * 71)
    expect(answers).toHaveLength(640)
  })
})

test('[LG23] a full queue rejects operations as busy', async () => {
  const wallet = await bank.walletWith(100_000n)
  const results = await Promise.allSettled(
    Array.from({ length: 20_005 }, () =>
      ledger.submit({ kind: 'stake', id: randomServerId(), wallet, houseAccount: game, amount: 1n }),
    ),
  )
  const refused = results.filter((result) => result.status === 'rejected')
  expect(refused).toHaveLength(5)
  expect(refused[0]).toMatchObject({ reason: { name: 'LedgerBusy' } })
})
