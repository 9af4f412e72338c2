import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Answer, Operation, WalletId } from './index.ts'
import { openBank } from './testing/bank.ts'
import { randomServerId } from '../../platform/ids/serverId.ts'

const bank = await openBank()
const { ledger, game, clearing, clock } = bank

afterAll(async () => {
  const { faults } = await bank.audit()
  await bank.close()
  expect(faults).toEqual([])
})

function stake(wallet: WalletId, amount: bigint, id: string = randomServerId()): Operation {
  return { kind: 'stake', id, wallet, houseAccount: game, amount }
}

const refusalOf = (answer: Answer): string => (answer.accepted ? 'accepted' : answer.refusal)

describe('operation ids', () => {
  test('[LG7] a retry gets the first answer, whether it was accepted or refused', async () => {
    const wallet = await bank.walletWith(100n)
    const [good, bad] = [stake(wallet, 60n), stake(wallet, 50n)]
    const first = [await ledger.submit(good), await ledger.submit(bad)]
    expect(first).toEqual([
      { accepted: true, seq: 2, balance: 40n, replayed: false },
      { accepted: false, refusal: 'wallet.insufficient_funds', seq: 3, balance: 40n, replayed: false },
    ])
    await ledger.submit({ kind: 'payout', id: randomServerId(), wallet, houseAccount: game, amount: 500n })
    const again = [await ledger.submit(good), await ledger.submit(bad)]
    expect(again).toEqual(first.map((answer) => ({ ...answer, replayed: true })))
    expect(await ledger.balanceOf(wallet)).toEqual({ balance: 540n, seq: 4 })
  })

  test('[LG7] a retry in another process gets the first answer', async () => {
    const wallet = await bank.walletWith(100n)
    const operation = stake(wallet, 60n)
    const first = await ledger.submit(operation)
    const other = await bank.anotherLedger()
    expect(await other.submit(operation)).toEqual({ ...first, replayed: true })
  })

  test('[LG7] a retry among new operations does not affect them', async () => {
    const [wallet, bystander] = [await bank.walletWith(100n), await bank.walletWith(1_000n)]
    const operation = stake(wallet, 60n)
    await ledger.submit(operation)
    const other = await bank.anotherLedger()
    const others = Array.from({ length: 20 }, () => stake(bystander, 10n))
    const answers = await Promise.all([operation, ...others].map((one) => other.submit(one)))
    expect(answers.map((answer) => answer.replayed)).toEqual([true, ...others.map(() => false)])
    expect((await ledger.balanceOf(bystander)).balance).toBe(800n)
  })

  test('[LG7] the same operation submitted many times at once happens once', async () => {
    const wallet = await bank.walletWith(100n)
    const operation = stake(wallet, 60n)
    const answers = await Promise.all(Array.from({ length: 10 }, () => ledger.submit(operation)))
    expect(answers.map(({ replayed }) => replayed)).toEqual([false, ...Array<boolean>(9).fill(true)])
    expect(await ledger.balanceOf(wallet)).toEqual({ balance: 40n, seq: 2 })
  })

  test.each(['at once', 'later', 'from another process'])(
    '[LG8] an id used for another operation is refused %s',
    async (when) => {
      const wallet = await bank.walletWith(100n)
      const id = randomServerId()
      const uses: readonly Operation[] = [
        stake(wallet, 60n, id),
        stake(wallet, 61n, id),
        { kind: 'stake', id, wallet, houseAccount: clearing, amount: 60n },
        { kind: 'payout', id, wallet, houseAccount: game, amount: 60n },
      ]
      const answers: Answer[] = []
      if (when === 'at once') answers.push(...(await Promise.all(uses.map((use) => ledger.submit(use)))))
      else
        for (const use of uses) answers.push(await (when === 'later' ? ledger : await bank.anotherLedger()).submit(use))
      expect(answers.map(refusalOf)).toEqual(['accepted', ...Array<string>(3).fill('wallet.key_reused')])
      expect(await ledger.balanceOf(wallet)).toEqual({ balance: 40n, seq: 2 })
    },
  )

  test('[LG8] two transfers with the same id into one wallet: the second is refused', async () => {
    const [one, two, to] = [await bank.walletWith(50n), await bank.walletWith(50n), await bank.walletWith(1n)]
    const id = randomServerId()
    const transfers = [one, two].map((wallet) => ({ kind: 'transfer', id, wallet, to, amount: 5n }) as const)
    const answers = await Promise.all(transfers.map((transfer) => ledger.submit(transfer)))
    expect(answers.map(refusalOf)).toEqual(['accepted', 'wallet.key_reused'])
    expect((await ledger.balanceOf(to)).balance).toBe(6n)
  })

  test('[LG9] a wallet that does not exist is refused and leaves nothing', async () => {
    expect(await ledger.submit(stake(2_000_000_000, 5n))).toEqual({
      accepted: false,
      refusal: 'wallet.unknown',
      seq: 0,
      balance: 0n,
      replayed: false,
    })
  })
})

describe('moving money', () => {
  test('[LG19] of 100 parallel wagers on a balance for exactly 37, exactly 37 are accepted', async () => {
    const wallet = await bank.walletWith(3_700n)
    const answers = await Promise.all(Array.from({ length: 100 }, () => ledger.submit(stake(wallet, 100n))))
    expect(answers.filter(({ accepted }) => accepted)).toHaveLength(37)
    expect(answers.map(({ seq }) => seq)).toEqual(Array.from({ length: 100 }, (_, at) => at + 2))
    expect(await ledger.balanceOf(wallet)).toEqual({ balance: 0n, seq: 101 })
  })

  test('[LG15] a hold stays in the held wallet until it is released, once', async () => {
    const wallet = await bank.walletWith(100n, 'hold-1')
    const held = await bank.open('held', 'hold-1')
    const id = randomServerId()
    await ledger.submit({ kind: 'hold', id, wallet, held, amount: 30n })
    expect((await ledger.balanceOf(wallet)).balance).toBe(70n)
    expect((await ledger.balanceOf(held)).balance).toBe(30n)

    const release = { kind: 'release', id, wallet: held, to: wallet } as const
    const capture = { kind: 'capture', id, wallet: held, houseAccount: clearing } as const
    const answers = await Promise.all([release, capture, release].map((one) => ledger.submit(one)))
    expect(answers.map(refusalOf)).toEqual(['accepted', 'wallet.hold_resolved', 'accepted'])
    expect(answers.map(({ replayed }) => replayed)).toEqual([false, false, true])
    expect((await ledger.balanceOf(wallet)).balance).toBe(100n)
    expect((await ledger.balanceOf(held)).balance).toBe(0n)
  })

  test('[LG15] a hold is captured by a house account, also when all is submitted at once', async () => {
    const wallet = await bank.walletWith(100n, 'hold-2')
    const held = await bank.open('held', 'hold-2')
    const id = randomServerId()
    const answers = await Promise.all([
      ledger.submit({ kind: 'hold', id, wallet, held, amount: 30n }),
      ledger.submit({ kind: 'capture', id, wallet: held, houseAccount: clearing }),
      ledger.submit({ kind: 'release', id, wallet: held, to: wallet }),
    ])
    expect(answers.map(refusalOf)).toEqual(['accepted', 'accepted', 'wallet.hold_resolved'])
    expect((await ledger.balanceOf(held)).balance).toBe(0n)
    expect((await ledger.balanceOf(wallet)).balance).toBe(70n)
  })

  test('[LG16] a settled stake is reversed in full, once', async () => {
    const wallet = await bank.walletWith(100n)
    const id = randomServerId()
    await ledger.submit({ kind: 'stake', id, wallet, houseAccount: game, amount: 40n, settle: () => ({ win: 25n }) })
    expect((await ledger.balanceOf(wallet)).balance).toBe(85n)
    const reversal = { kind: 'reversal', id, wallet } as const
    const [first, second] = [await ledger.submit(reversal), await ledger.submit(reversal)]
    expect(first).toEqual({ accepted: true, seq: 4, balance: 100n, replayed: false })
    expect(second).toEqual({ ...first, replayed: true })
  })

  test('[LG17] a stake that arrives after its own reversal takes no money', async () => {
    const wallet = await bank.walletWith(100n)
    const id = randomServerId()
    expect(refusalOf(await ledger.submit({ kind: 'reversal', id, wallet }))).toBe('wallet.nothing_to_reverse')
    expect(refusalOf(await ledger.submit(stake(wallet, 10n, id)))).toBe('wallet.key_reused')
    expect(refusalOf(await (await bank.anotherLedger()).submit(stake(wallet, 10n, id)))).toBe('wallet.key_reused')
    expect((await ledger.balanceOf(wallet)).balance).toBe(100n)
  })

  test('[LG17] a hold that arrives after its own release holds nothing', async () => {
    const wallet = await bank.walletWith(100n, 'hold-3')
    const held = await bank.open('held', 'hold-3')
    const id = randomServerId()
    const release = await ledger.submit({ kind: 'release', id, wallet: held, to: wallet })
    const hold = await ledger.submit({ kind: 'hold', id, wallet, held, amount: 30n })
    expect([release, hold].map(refusalOf)).toEqual(['wallet.nothing_to_reverse', 'wallet.key_reused'])
    expect((await ledger.balanceOf(wallet)).balance).toBe(100n)
  })

  test('[LG6] house accounts gain what members lose', async () => {
    const before = await ledger.houseBalances()
    const wallet = await bank.walletWith(100n)
    await ledger.submit(stake(wallet, 60n))
    await ledger.submit({ kind: 'payout', id: randomServerId(), wallet, houseAccount: game, amount: 10n })
    const after = await ledger.houseBalances()
    const gained = after.map((account, at) => [account.account, account.balance - (before[at]?.balance ?? 0n)] as const)
    expect(gained.filter(([, gain]) => gain !== 0n)).toEqual([
      ['clearing', -100n],
      ['game', 50n],
    ])
  })

  test('[LG5] currencies are never mixed', async () => {
    const euros = await bank.open('cash', undefined, 'EUR')
    const dollars = await bank.walletWith(100n)
    await expect(ledger.submit(stake(euros, 5n))).rejects.toThrow('cannot be booked')
    await expect(
      ledger.submit({ kind: 'transfer', id: randomServerId(), wallet: dollars, to: euros, amount: 5n }),
    ).rejects.toThrow('does not move')
    expect((await ledger.balanceOf(dollars)).balance).toBe(100n)
  })

  test('listeners receive the balance of each moved wallet after a commit', async () => {
    const wallet = await bank.walletWith(100n)
    const received: unknown[] = []
    ledger.onMoved((moves) => received.push(...moves.filter((move) => move.wallet === wallet)))
    await ledger.submit(stake(wallet, 60n))
    await new Promise((resolve) => setTimeout(resolve, 1))
    expect(received).toEqual([{ wallet, seq: 2, balance: 40n }])
  })
})

describe('restrictions', () => {
  const restrict = (wallet: WalletId, restriction: Parameters<typeof restricting>[1]): Promise<Answer> =>
    ledger.submit(restricting(wallet, restriction))
  const restricting = (
    wallet: WalletId,
    restriction: Extract<Operation, { kind: 'restrict' }>['restriction'],
  ): Operation => ({ kind: 'restrict', id: randomServerId(), wallet, restriction })

  test('[LG14] a block stops the next stake in every process; payouts still arrive', async () => {
    const wallet = await bank.walletWith(100n)
    const other = await bank.anotherLedger()
    expect((await other.submit(stake(wallet, 1n))).accepted).toBe(true)
    await restrict(wallet, { mayBet: false, limits: [] })
    expect(refusalOf(await other.submit(stake(wallet, 1n)))).toBe('limit.betting_blocked')
    expect(
      (await other.submit({ kind: 'payout', id: randomServerId(), wallet, houseAccount: game, amount: 5n })).accepted,
    ).toBe(true)
    await restrict(wallet, { mayBet: true, limits: [] })
    expect((await other.submit(stake(wallet, 1n))).accepted).toBe(true)
  })

  test('[LG13] limits count from the start of the period, also in a process without cached state', async () => {
    const wallet = await bank.walletWith(1_000n)
    await ledger.submit(stake(wallet, 100n))
    await restrict(wallet, { mayBet: true, limits: [{ on: 'loss', period: 'day', amount: 150n }] })
    expect(refusalOf(await ledger.submit(stake(wallet, 51n)))).toBe('limit.loss_reached')
    expect((await ledger.submit(stake(wallet, 50n))).accepted).toBe(true)

    const other = await bank.anotherLedger()
    expect(refusalOf(await other.submit(stake(wallet, 1n)))).toBe('limit.loss_reached')
    await other.submit({ kind: 'payout', id: randomServerId(), wallet, houseAccount: game, amount: 20n })
    expect((await other.submit(stake(wallet, 20n))).accepted).toBe(true)

    clock.nowMs += 24 * 3_600_000
    expect((await other.submit(stake(wallet, 150n))).accepted).toBe(true)
    expect(refusalOf(await other.submit(stake(wallet, 1n)))).toBe('limit.loss_reached')
    const third = await bank.anotherLedger()
    expect(refusalOf(await third.submit(stake(wallet, 1n)))).toBe('limit.loss_reached')
    await third.submit({ kind: 'payout', id: randomServerId(), wallet, houseAccount: game, amount: 7n })
    expect((await third.submit(stake(wallet, 7n))).accepted).toBe(true)
  })

  test('[LG8] the same id with another restriction is refused', async () => {
    const wallet = await bank.walletWith(100n)
    const first = restricting(wallet, { mayBet: true, limits: [{ on: 'wager', period: 'week', amount: 5n }] })
    expect((await ledger.submit(first)).accepted).toBe(true)
    expect((await ledger.submit(first)).replayed).toBe(true)
    const changed = { ...first, restriction: { mayBet: false, limits: [] } } as Operation
    expect(refusalOf(await ledger.submit(changed))).toBe('wallet.key_reused')
  })
})

describe('the database guards itself', () => {
  // Every partition needs a row, or a row trigger would have nothing to refuse.
  beforeAll(async () => {
    const wallets = await Promise.all(Array.from({ length: 60 }, () => bank.walletWith(1n)))
    const restriction = { mayBet: true, limits: [] }
    for (const wallet of wallets) await ledger.submit({ kind: 'restrict', id: randomServerId(), wallet, restriction })
  })

  test.each([
    ['[LG4]', 'update leg set balance = balance + 1', 'stays'],
    ['[LG4]', 'delete from leg_3', 'stays'],
    ['[LG4]', 'truncate leg', 'stays'],
    ['[LG4]', 'truncate leg_5', 'stays'],
    ['[LG4]', 'update batch set n = 0', 'stays'],
    ['[LG4]', 'truncate batch', 'stays'],
    ['[LG4]', 'delete from restriction', 'stays'],
    [
      '[LG2]',
      `insert into leg values (1, 999, gen_random_uuid(), 0, 1, 0, -1, -5, -5, 5, 0, now())`,
      'check constraint',
    ],
    [
      '[LG3]',
      `insert into leg select wallet, seq, gen_random_uuid(), 0, 1, 0, -1, 0, 0, 0, 0, now() from leg limit 1`,
      'leg_',
    ],
    ['[LG7]', `insert into leg select wallet, 999, id, part, 1, 0, -1, 0, 0, 0, 0, now() from leg limit 1`, 'leg_'],
  ])('%s %s', async (_rule, sql, complaint) => {
    const client = new pg.Client({ connectionString: bank.url })
    await client.connect()
    await expect(client.query(sql)).rejects.toThrow(complaint)
    await client.end()
  })
})
