import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import type { Visitor } from '../../src/platform/testing/visitor.ts'
import type { Server } from '../../src/app/server.ts'
import { openDealer, UNHURRIED } from '../kit/dealer.ts'
import { newMember, openGame, openTestServer } from '../kit/testServer.ts'
import { kiteTable, openTable } from '../kit/sharedTables.ts'
import { watch, type WireCrashPlayer, type WireRound } from '../kit/tableWatcher.ts'

type TableReply = { readonly told: { readonly round: WireRound; readonly riders: readonly WireCrashPlayer[] } }
type Left = { readonly ticket: { readonly leftMs: number | null } }

let server: Server
beforeAll(async () => {
  server = await openTestServer({ shareds: [kiteTable(UNHURRIED)] })
  return () => server.close()
})

const readTable = (game: Visitor) => game.get<TableReply>('/play/v1/table')
const placeBet = (game: Visitor, round: number, bet: object, ticket: string = randomUUID()) =>
  game.ask('POST', '/play/v1/table/bet', { ticket, round, bet })

test('players in flight and players who left are published with masked names, for real money only, and once', async () => {
  const [ana, ben] = [
    await openGame(await newMember(server), 'real', 'KITE'),
    await openGame(await newMember(server), 'real', 'KITE'),
  ]
  const free = await openGame(await newMember(server), 'free', 'KITE')
  const kite = await openDealer(server, 'KITE')
  const round = await kite.open()
  const { unit } = await openTable(ana, 'betting')
  const watcher = watch(server.origin, [{ gameCode: 'KITE' }])
  const published = () => watcher.received.filter(({ type }) => type === 'riders').flatMap(({ riders = [] }) => riders)
  const [hers, his] = [randomUUID(), randomUUID()]
  await placeBet(ana, round, { side: 'heads', units: 10 }, hers)
  await placeBet(free, round, { side: 'heads', units: 99 })
  await placeBet(ben, round, { side: 'tails', units: 20 }, his)
  await expect
    .poll(() =>
      published()
        .map(({ id }) => id)
        .toSorted(),
    )
    .toEqual([hers, his].toSorted())
  expect(published().find(({ id }) => id === hers)).toMatchObject({ left: null, staked: (10n * unit).toString() })
  for (const { name } of published()) expect(name).toMatch(/^me•••.$/)
  await kite.show()
  await expect.poll(async () => (await readTable(ana)).told.round.phase).toBe('showing')
  const left = await ana.send<Left>('POST', '/play/v1/table/leave', { ticket: hers, round })
  const height = 100 + Math.floor((left.ticket.leftMs ?? 0) / 10)
  await expect.poll(() => published().map((player) => [player.id, player.left])).toContainEqual([hers, height])
  await kite.finish()
  await expect
    .poll(async () => (await readTable(ana)).told)
    .toMatchObject({
      round: { phase: 'closed' },
      riders: [
        { id: his, left: null },
        { id: hers, left: height },
      ],
    })
  // Three changes, each published once; a new watcher finds them in the table, and a reconnecting one receives them
  // again.
  expect(published()).toHaveLength(3)
  const late = watch(server.origin, [{ gameCode: 'KITE' }])
  await expect.poll(() => late.received[0]?.told?.riders.map(({ id }) => id)).toEqual([his, hers])
  const turn = late.received[0]?.told?.turn ?? 0
  const back = watch(server.origin, [{ gameCode: 'KITE', after: turn - 1 }])
  await expect.poll(() => back.received.map(({ type }) => type)).toEqual(['turn', 'players', 'riders'])
  for (const { socket } of [watcher, late, back]) socket.close()
})
