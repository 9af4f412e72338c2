import { ok } from '@ronda/core'
import { beforeEach, describe, expect, test } from 'vitest'
import type { SharedClient } from '../../table/client.ts'
import { FakeTable } from '../../table/testing/fakeTable.ts'
import { BETTING_MS } from '../../table/testing/rounds.ts'
import { Counter } from './counter.ts'

let fake: FakeTable
let counter: Counter
let last: readonly unknown[]
beforeEach(async () => {
  fake = new FakeTable()
  last = []
  const rounds = () => Promise.resolve(ok({ rounds: last, next: null }))
  counter = new Counter(fake.table, { table: { rounds } } as unknown as SharedClient, () => 'ticket-1')
  await fake.open()
})

const picks = (): readonly string[] => counter.read().slip.lines.map(({ pick }) => pick)

async function place(): Promise<void> {
  void counter.place()
  await fake.settle()
}

describe('a slip at the counter', () => {
  test('is placed as one ticket, and is empty then', async () => {
    counter.toggle('de', '07')
    counter.toggle('de', '08')
    await place()
    expect(fake.tickets.get(1)?.map(({ bet }) => bet)).toEqual([
      {
        lines: [
          { kind: 'de', pick: '07', units: 1 },
          { kind: 'de', pick: '08', units: 1 },
        ],
      },
    ])
    expect([picks(), counter.read().placed]).toEqual([[], 1])
  })

  test('is asked for again by the same name when the answer is lost', async () => {
    fake.failures.push('network.timeout', 'network.timeout')
    counter.toggle('de', '07')
    await place()
    expect(fake.asked).toEqual(['ticket-1', 'ticket-1', 'ticket-1'])
    expect(fake.tickets.get(1)).toHaveLength(1)
    expect(picks()).toEqual([])
  })

  test.each(['wallet.insufficient_funds', 'limit.loss_reached', 'game.bets_closed'] as const)(
    'that is refused with %s stays written, and says why',
    async (code) => {
      fake.failures.push(code)
      counter.toggle('de', '07')
      await place()
      expect([picks(), counter.read().refusal, fake.table.read().notice]).toEqual([['07'], code, undefined])
    },
  )

  test('stays written when bets close, and is placed for the next draw', async () => {
    counter.toggle('de', '07')
    fake.house.pass(BETTING_MS + 1)
    fake.turn(1, 'locked')
    await place()
    expect([fake.asked, picks(), counter.read().since]).toEqual([[], ['07'], 1])
    fake.turn(2, 'betting')
    fake.house.nowMs = fake.told.round.opensAtMs
    await place()
    expect([fake.tickets.get(2)?.length, picks()]).toEqual([1, []])
  })

  test('does not change while it is on its way', async () => {
    counter.toggle('de', '07')
    void counter.place()
    counter.toggle('de', '08')
    await fake.settle()
    expect([fake.tickets.get(1)?.length, picks()]).toEqual([1, []])
  })

  test('takes the lines of the last draw once more', async () => {
    const bet = { lines: [{ kind: 'de', pick: '07', units: 3 }] }
    last = [{ tickets: [{ bet }, { bet: { lines: [{ kind: 'lo2', pick: '34', units: 1 }] } }] }]
    await counter.copyLast()
    expect(counter.read().slip.lines).toEqual([...bet.lines, { kind: 'lo2', pick: '34', units: 1 }])
  })

  test('says that there is nothing to copy', async () => {
    await counter.copyLast()
    expect([counter.read().hasNoLast, picks()]).toEqual([true, []])
  })
})
