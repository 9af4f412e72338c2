import type { Refusal } from '@ronda/client'
import { err, ok } from '@ronda/core'
import { beforeEach, describe, expect, test } from 'vitest'
import type { SharedClient } from '../../shared/sharedRound/client.ts'
import { FakeTable } from '../../shared/sharedRound/testing/fakeTable.ts'
import { BETTING_MS } from '../../shared/sharedRound/testing/rounds.ts'
import { SlipEditor } from './slipEditor.ts'

let fake: FakeTable
let editor: SlipEditor
let last: readonly unknown[]
let names = 0

type Made = { readonly order: string; readonly draws: number; readonly bet: unknown }
const made: Made[] = []
const orderFailures: Refusal['code'][] = []
const full = () => Promise.resolve(ok({ places: [{ place: 'de 07', left: 480 }] }))
const list = () => Promise.resolve(ok({ orders: [] }))
beforeEach(async () => {
  fake = new FakeTable()
  last = []
  made.length = 0
  orderFailures.length = 0
  const rounds = () => Promise.resolve(ok({ rounds: last, next: null }))
  const make = (order: Made) => {
    made.push(order)
    const code = orderFailures.shift()
    return Promise.resolve(code === undefined ? ok({}) : err({ code }))
  }
  names = 0
  editor = new SlipEditor({
    table: fake.table,
    client: { sharedRound: { rounds, full }, sharedRoundOrders: { make, list } } as unknown as SharedClient,
    newTicket: () => `ticket-${(names += 1)}`,
    wait: () => Promise.resolve(),
  })
  await fake.open()
})

const picks = (): readonly string[] => editor.read().slip.lines.map(({ pick }) => pick)

async function place(): Promise<void> {
  void editor.place()
  await fake.settle()
}

describe('a slip', () => {
  test('is placed as one ticket, and is empty afterwards', async () => {
    editor.toggle('de', '07')
    editor.toggle('de', '08')
    await place()
    expect(fake.tickets.get(1)?.map(({ bet }) => bet)).toEqual([
      {
        lines: [
          { kind: 'de', pick: '07', units: 1 },
          { kind: 'de', pick: '08', units: 1 },
        ],
      },
    ])
    expect([picks(), editor.read().placed]).toEqual([[], 1])
  })

  test('is sent again with the same id when the reply is lost', async () => {
    fake.failures.push('network.timeout', 'network.timeout')
    editor.toggle('de', '07')
    await place()
    expect(fake.asked).toEqual(['ticket-1', 'ticket-1', 'ticket-1'])
    expect(fake.tickets.get(1)).toHaveLength(1)
    expect(picks()).toEqual([])
  })

  test.each(['wallet.insufficient_funds', 'limit.loss_reached', 'game.bets_closed'] as const)(
    'that is refused with %s is kept, and shows why',
    async (code) => {
      fake.failures.push(code)
      editor.toggle('de', '07')
      await place()
      expect([picks(), editor.read().refusal, fake.table.read().notice]).toEqual([['07'], code, undefined])
    },
  )

  test('shows which number is full, until the next draw', async () => {
    const stop = editor.open()
    fake.turn(1, 'betting')
    fake.failures.push('game.number_full')
    editor.toggle('de', '07')
    await place()
    expect([picks(), editor.read().room]).toEqual([['07'], { 'de 07': 480 }])
    fake.turn(2, 'betting')
    expect([picks(), editor.read().room]).toEqual([['07'], {}])
    stop()
  })

  test('is kept when bets close, and is placed for the next draw', async () => {
    editor.toggle('de', '07')
    fake.server.pass(BETTING_MS + 1)
    fake.turn(1, 'locked')
    await place()
    expect([fake.asked, picks(), editor.read().since]).toEqual([[], ['07'], 1])
    fake.turn(2, 'betting')
    fake.server.nowMs = fake.snapshot.round.opensAtMs
    await place()
    expect([fake.tickets.get(2)?.length, picks()]).toEqual([1, []])
  })

  test('does not change while it is being sent', async () => {
    editor.toggle('de', '07')
    void editor.place()
    editor.toggle('de', '08')
    await fake.settle()
    expect([fake.tickets.get(1)?.length, picks()]).toEqual([1, []])
  })

  test('takes the lines of the last draw again', async () => {
    const bet = { lines: [{ kind: 'de', pick: '07', units: 3 }] }
    last = [{ tickets: [{ bet }, { bet: { lines: [{ kind: 'lo2', pick: '34', units: 1 }] } }] }]
    await editor.copyLast()
    expect(editor.read().slip.lines).toEqual([...bet.lines, { kind: 'lo2', pick: '34', units: 1 }])
  })

  test('is ordered for later draws too, with its own id that is reused while replies are lost', async () => {
    orderFailures.push('network.timeout', 'server.busy')
    editor.toggle('de', '07')
    editor.setDraws(2)
    await place()
    const bet = { lines: [{ kind: 'de', pick: '07', units: 1 }] }
    expect(made).toEqual([1, 2, 3].map(() => ({ order: 'ticket-2', draws: 2, bet })))
    expect([editor.read().ordered, editor.read().draws]).toEqual([{ draws: 2, refusal: undefined }, 0])
  })

  test('is placed in this draw when the server refuses it for later draws, and shows why', async () => {
    orderFailures.push('game.orders_full')
    editor.toggle('de', '07')
    editor.setDraws(5)
    await place()
    expect([editor.read().placed, editor.read().ordered]).toEqual([1, { draws: 5, refusal: 'game.orders_full' }])
  })

  test('is ordered for no other draw when it is refused in this one', async () => {
    fake.failures.push('wallet.insufficient_funds')
    editor.toggle('de', '07')
    editor.setDraws(5)
    await place()
    expect(made).toEqual([])
  })

  test('reports that there is nothing to copy', async () => {
    await editor.copyLast()
    expect([editor.read().hasNoLast, picks()]).toEqual([true, []])
  })
})
