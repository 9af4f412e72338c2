import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import type { Server } from '../../src/app/server.ts'
import { randomServerId } from '../../src/platform/ids/serverId.ts'
import { newMember, openGame, openTestServer, STAKE, walletsOf } from '../kit/testServer.ts'

let server: Server
beforeAll(async () => {
  server = await openTestServer()
  return () => server.close()
})

const dayAt = (ms: number): string => new Date(ms).toISOString().slice(0, 10)
const TODAY_MS = Date.now()
const DAY_MS = 86_400_000

type Reply = { readonly round: { readonly id: string; readonly win: string; readonly isOver: boolean } }

test('[AR12] a round that is taken back before any risk counts as no bet', async () => {
  const member = await newMember(server)
  const { cash: wallet } = await walletsOf(server, member)
  const houseAccount = server.ledger.houseAccount('clearing', 'USD')
  await server.ledger.submit({ kind: 'deposit', id: randomServerId(), wallet, houseAccount, amount: 1_000_000n })
  const leftToPlay = async (): Promise<bigint> => {
    const room = await member.get<{ wageringLeft: string }>('/api/v1/member/withdrawals/room')
    return BigInt(room.wageringLeft)
  }
  const bet = async (code: string, asked: object) => {
    const game = await openGame(member, 'real', code)
    const { round } = await game.send<Reply>('POST', '/play/v1/arcade/bet', {
      round: randomUUID(),
      stake: STAKE,
      bet: asked,
    })
    return { game, round }
  }
  const before = await leftToPlay()
  for (const [code, asked] of [
    ['RONDA_MINES', { mines: 3 }],
    ['RONDA_HILO', {}],
  ] as const) {
    const { game, round } = await bet(code, asked)
    const move = { round: round.id, at: 0, move: { take: true } }
    const ended = await game.send<Reply>('POST', '/play/v1/arcade/move', move)
    expect(ended.round).toMatchObject({ isOver: true, win: STAKE })
  }
  expect(await leftToPlay()).toBe(before)
  await bet('RONDA_DICE', { side: 'under', chance: 5_000 })
  expect(await leftToPlay()).toBe(before - BigInt(STAKE))

  const period = `from=${dayAt(TODAY_MS)}&to=${dayAt(TODAY_MS + DAY_MS)}&zone=UTC&language=es`
  expect(await member.get(`/api/v1/record/summary?${period}`)).toMatchObject({
    rounds: 3,
    staked: String(3n * BigInt(STAKE)),
    validBet: STAKE,
  })
})
