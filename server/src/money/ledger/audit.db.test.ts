import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { beforeAll, describe, expect, test } from 'vitest'
import { systemClock } from '../../platform/clock/clock.ts'
import { openLog } from '../../platform/log/log.ts'
import { appendEvent, startPump, type OutboxEvent } from '../../platform/outbox/index.ts'
import { openDb, type Tx } from '../../platform/postgres/db.ts'
import { testDatabase } from '../../platform/testing/database.ts'
import { audit, makeWitnessLine, type Operation } from './index.ts'
import { openBank } from './testing/bank.ts'
import { randomServerId } from '../../platform/ids/serverId.ts'

const bank = await openBank()
const { ledger, game, clearing } = bank
const witness: string[] = []

/** Every kind of leg. Wallets 1 (Ana's cash), 2 (her held wallet), 3 (Ben's cash), 4 (Ana's bonus) and 5 (a fund). */
beforeAll(async () => {
  const [ana, held, ben] = [
    await bank.open('cash', 'ana'),
    await bank.open('held', 'ana'),
    await bank.open('cash', 'ben'),
  ]
  const [bonusWallet, fund] = [await bank.open('bonus', 'ana'), await bank.open('fund:test', 'house')]
  const [promotion, bonusGame] = [ledger.houseAccount('promotion', 'USD'), ledger.houseAccount('bonus_game', 'USD')]
  const bonus = randomServerId()
  const [won, lost, freed, taken] = [randomServerId(), randomServerId(), randomServerId(), randomServerId()]
  const asked: readonly Operation[] = [
    { kind: 'deposit', id: randomServerId(), wallet: ana, houseAccount: clearing, amount: 1_000n },
    { kind: 'stake', id: won, wallet: ana, houseAccount: game, amount: 100n, settle: () => ({ win: 250n }) },
    { kind: 'stake', id: lost, wallet: ana, houseAccount: game, amount: 100n, settle: () => ({ win: 0n }) },
    { kind: 'stake', id: randomServerId(), wallet: ana, houseAccount: game, amount: 100_000n },
    { kind: 'reversal', id: won, wallet: ana },
    { kind: 'reversal', id: randomServerId(), wallet: ana },
    { kind: 'hold', id: freed, wallet: ana, held, amount: 50n },
    { kind: 'hold', id: taken, wallet: ana, held, amount: 60n },
    { kind: 'release', id: freed, wallet: held, to: ana },
    { kind: 'capture', id: taken, wallet: held, houseAccount: clearing },
    { kind: 'transfer', id: randomServerId(), wallet: ana, to: ben, amount: 70n },
    { kind: 'restrict', id: randomServerId(), wallet: ben, restriction: { mayBet: false, limits: [] } },
    { kind: 'stake', id: randomServerId(), wallet: ben, houseAccount: game, amount: 5n },
    { kind: 'adjustment', id: randomServerId(), wallet: ben, houseAccount: clearing, amount: -20n },
    { kind: 'adjustment', id: randomServerId(), wallet: fund, houseAccount: promotion, amount: 100n },
    { kind: 'transfer', id: bonus, wallet: fund, to: bonusWallet, amount: 50n },
    { kind: 'bonusBegin', id: randomServerId(), wallet: bonusWallet, bonus },
    { kind: 'stake', id: randomServerId(), wallet: bonusWallet, houseAccount: bonusGame, amount: 10n, bonus },
    { kind: 'bonusEnd', id: randomServerId(), wallet: bonusWallet, bonus },
    { kind: 'transfer', id: randomServerId(), wallet: bonusWallet, to: ana, amount: 40n },
  ]
  for (const operation of asked) witness.push(makeWitnessLine(operation, await ledger.submit(operation)))
  // The copies below need a database without connections.
  await bank.close()
})

test('a correct ledger has no faults', async () => {
  const report = await audit(bank.url, { witness, isWitnessComplete: true })
  expect(report).toMatchObject({ legs: 27, wallets: 5, witnessed: 20, faults: [] })
  expect(report.accounts.filter(({ balance }) => balance !== 0n)).toEqual([
    { account: 'bonus_game', currency: 'USD', balance: 10n },
    { account: 'clearing', currency: 'USD', balance: -920n },
    { account: 'game', currency: 'USD', balance: 100n },
    { account: 'promotion', currency: 'USD', balance: -100n },
  ])
})

test('an empty ledger has no faults', async () => {
  expect(await audit(await testDatabase())).toMatchObject({ legs: 0, faults: [] })
})

test('events are delivered while a long audit is under way', async () => {
  const db = openDb(await testDatabase())
  const received: unknown[] = []
  const consumer = {
    name: 'listener',
    topics: ['test'],
    consume: async (_: Tx, events: readonly OutboxEvent[]) => void received.push(...events.map(({ body }) => body)),
  }
  const [begun, over] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const auditing = audit(db.url, {
    async onCheck() {
      begun.resolve()
      await over.promise
    },
  })
  await begun.promise
  await db.write((tx) => appendEvent(tx, 'test', { what: 1 }))
  const pump = startPump({ db, clock: systemClock, log: openLog('silent') }, [consumer])
  await expect.poll(() => received).toEqual([{ what: 1 }])
  over.resolve()
  expect((await auditing).faults).toEqual([])
  await pump.stop()
  await db.close()
})

/** A copy of the database, changed with its guards switched off. */
async function tamper(sql: string): Promise<string> {
  const original = new URL(bank.url).pathname.slice(1)
  const name = `tampered_${randomUUID().replaceAll('-', '')}`
  const outside = new pg.Client({ connectionString: bank.url.replace(original, 'postgres') })
  await outside.connect()
  await outside.query(`create database ${name} template ${original} strategy file_copy`)
  await outside.end()
  const url = bank.url.replace(original, name)
  const inside = new pg.Client({ connectionString: url })
  await inside.connect()
  await inside.query('set session_replication_role = replica')
  await inside.query(sql)
  await inside.end()
  return url
}

const rulesOf = (faults: readonly string[]): readonly string[] => [
  ...new Set(faults.map((fault) => /AU\d+/.exec(fault)?.[0] ?? fault)),
]

describe('a planted fault is found', () => {
  test.each([
    ['a tampered balance', 'update leg set balance = balance + 1 where wallet = 1 and seq = 3', ['AU1']],
    [
      'a tampered last balance',
      'update leg set balance = balance + 1 where wallet = 3 and seq = 4',
      ['AU1', 'AU2', 'AU3'],
    ],
    ['a tampered amount', 'update leg set amount = amount - 1 where wallet = 1 and seq = 4', ['AU1', 'AU3', 'AU4']],
    ['tampered totals', 'update leg set staked = staked - 1 where wallet = 1 and seq = 4', ['AU1']],
    ['a reversal of something else', 'update leg set staked = staked - 1 where wallet = 1 and seq = 6', ['AU1', 'AU9']],
    ['a missing leg', 'delete from leg where wallet = 1 and seq = 5', ['AU1', 'AU5', 'AU9']],
    ['a missing last leg', 'delete from leg where wallet = 3 and seq = 4', ['AU2', 'AU4', 'AU5']],
    ['a wrong refusal', 'update leg set amount = -1 where wallet = 1 and seq = 5', ['AU1']],
    ['a refusal made of an acceptance', 'update leg set code = 1 where wallet = 3 and seq = 4', ['AU1', 'AU3', 'AU4']],
    [
      'an operation done twice',
      `alter table leg drop constraint leg_operation;
       insert into leg select wallet, 5, id, part, kind, code, counter, amount, balance + amount, staked, won, at
       from leg where wallet = 3 and seq = 4`,
      ['AU2', 'AU4', 'AU5', 'AU13'],
    ],
    [
      'a wrong house account sum',
      'update batch set delta[1] = delta[1] + 1 where cardinality(delta) > 0',
      ['AU2', 'AU4'],
    ],
    ['a leg between two currencies', `update wallet set currency = 'EUR' where id = 3`, ['AU2', 'AU6']],
    ['a wallet that does not exist', 'delete from wallet where id = 3', ['AU2', 'AU6']],
    ['a transfer without its receiving leg', 'update leg set counter = 2 where wallet = 3 and seq = 1', ['AU7']],
    ['an award from a cash wallet', 'update leg set kind = 13 where wallet = 3 and seq = 4', ['AU1', 'AU18']],
    ['a fund that a member moved', `update wallet set purpose = 'fund:test' where id = 3`, ['AU19']],
    ['bonus money from another member', `update wallet set purpose = 'bonus' where id = 3`, ['AU20']],
    [
      'play with bonus money outside a bonus wallet',
      `update house_account set name = 'former' where name = 'bonus_game' and currency = 'USD';
       update house_account set name = 'bonus_game' where name = 'game' and currency = 'USD'`,
      ['AU20'],
    ],
    ['bonus money that goes to another member', `update wallet set owner = 'eva' where id = 4`, ['AU20']],
    ['a stake of bonus money without a bonus', 'update restriction set bonus = null where wallet = 4', ['AU21']],
    [
      'bonus money that left while its bonus was active',
      `update restriction set bonus = '00000000-0000-8000-8000-000000000001' where wallet = 4`,
      ['AU21'],
    ],
    ['a win without a stake', 'update leg set part = 1, kind = 2 where wallet = 3 and seq = 4', ['AU1', 'AU8']],
    [
      'a stake accepted while blocked',
      'update leg set code = 0 where wallet = 3 and seq = 3',
      ['AU1', 'AU3', 'AU4', 'AU10'],
    ],
    ['a refusal without a restriction', 'update restriction set may_bet = true', ['AU11']],
    ['a restriction without its leg', 'update restriction set seq = 1 where wallet = 3', ['AU12']],
    ['a day with a wrong opening', 'update opening set staked = 5 where wallet = 1', ['AU17']],
    ['a day without an opening', 'delete from opening where wallet = 3', ['AU17']],
    ['a dropped balance check', 'alter table leg drop constraint leg_balance_check', ['AU13']],
    ['a guard switched off', 'alter table leg_2 disable trigger stays', ['AU13']],
  ])('%s', async (_what, sql, rules) => {
    const { faults } = await audit(await tamper(sql))
    expect(rulesOf(faults)).toEqual(rules)
  })
})

describe('the witness', () => {
  const first = (change: object): readonly string[] => {
    const [line = '', ...rest] = witness
    return [JSON.stringify({ ...(JSON.parse(line) as object), ...change }), ...rest]
  }

  test.each([
    ['an acknowledged operation that is not in the ledger', { id: randomServerId() }, ['AU14', 'AU16']],
    ['an acknowledged leg that does not exist', { seq: 99 }, ['AU14']],
    ['another balance', { balance: '1' }, ['AU15']],
    ['a refusal that the ledger has as accepted', { refusal: 'wallet.insufficient_funds' }, ['AU15']],
  ])('reveals %s', async (_what, change, rules) => {
    const { faults } = await audit(bank.url, { witness: first(change), isWitnessComplete: true })
    expect(rulesOf(faults)).toEqual(rules)
  })

  test('[AU16] an operation missing from a complete witness log is a fault', async () => {
    expect(rulesOf((await audit(bank.url, { witness: witness.slice(1), isWitnessComplete: true })).faults)).toEqual([
      'AU16',
    ])
    expect((await audit(bank.url, { witness: witness.slice(1) })).faults).toEqual([])
  })

  test('a truncated last line is not a fault', async () => {
    expect(await audit(bank.url, { witness: [...witness, '{"wallet":1,"id":"0'] })).toMatchObject({
      witnessed: 20,
      faults: [],
    })
  })
})
