import { randomUUID } from 'node:crypto'
import { families, modelHash, slotTitles, verifyRound, type SlotModel, type SlotTitle } from '@ronda/games'
import { present } from '@ronda/core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Visitor } from '../../src/platform/testing/visitor.ts'
import type { Server } from '../../src/app/server.ts'
import { openTestServer, type WireRound, type WireSpin } from '../kit/testServer.ts'
import { giveText } from '../kit/clientSeeds.ts'

type Entered = {
  readonly playToken: string
  readonly gameCode: string
  readonly gameNames: { readonly es: string; readonly en: string }
  readonly modelHash: string
  readonly game: {
    readonly kind: 'slot'
    readonly skin: {
      readonly symbols: { readonly small: string; readonly large: string }
      readonly scene: readonly { readonly tall: string; readonly wide: string }[]
      readonly labels: { readonly es: readonly string[]; readonly en: readonly string[] }
    }
    readonly model: SlotModel
  }
}

let server: Server
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

/** Opens a game as a visitor without an account may: in free play. */
async function enter(gameCode: string): Promise<{ readonly game: Visitor; readonly entered: Entered }> {
  const visitor = new Visitor(server.origin)
  const request = { gameCode, mode: 'free', language: 'es' }
  const { url } = await visitor.send<{ url: string }>('POST', '/wps/relay/GCS_gameLaunchFB', request)
  const launchToken = present(new URLSearchParams(url.split('#')[1]).get('token'), 'a launch token')
  const game = new Visitor(server.origin)
  const entered = await game.send<Entered>('POST', '/play/v1/session', { launchToken })
  game.bearer = entered.playToken
  await giveText(game)
  return { game, entered }
}

/** Of each family one title near the start of the catalogue, and one far from it. */
const sample: readonly SlotTitle[] = families.flatMap((family) => {
  const titles = slotTitles().filter((slot) => slot.family === family)
  return [...titles.slice(0, 1), ...titles.slice(-7, -6)]
})

test.each(sample)('$gameCode opens, plays, and can be verified from published data', async (title) => {
  const { game, entered } = await enter(title.gameCode)
  expect(entered).toMatchObject({ gameCode: title.gameCode, gameNames: title.names })
  expect(modelHash(entered.game.model)).toBe(entered.modelHash)
  expect(entered.game.skin.labels.es.length).toBeGreaterThanOrEqual(entered.game.model.symbols.length)

  const played: WireRound[] = []
  for (let spins = 0; spins < 3; spins++) {
    const { round } = await game.send<WireSpin>('POST', '/play/v1/slot/spin', { round: randomUUID(), stake: '20000' })
    played.push(round)
  }
  const revealed = present((await giveText(game)).revealed, 'a seed that was active')
  const model = await game.get<SlotModel>(`/play/v1/models/${entered.modelHash}`)
  for (const { commitment, clientSeed, nonce, bet, draws, win, stake } of played) {
    const coins = Number((BigInt(win) * BigInt(model.cost)) / BigInt(stake))
    const claim = { model, bet, commitment, clientSeed, nonce, draws, coins, serverSeed: revealed.serverSeed }
    expect(verifyRound(claim).ok).toBe(true)
    expect(verifyRound({ ...claim, coins: coins + 1 }).ok).toBe(false)
  }
})

test('every title has a model and a proof of its own', async () => {
  const [first, second] = slotTitles().filter(({ family, profile }) => family.id === 'lines20' && profile === 'low')
  const factsOf = (code: string) =>
    new Visitor(server.origin).get<{ gameCode: string; modelHash: string }>(`/play/v1/games/${code}/facts?mode=free`)
  const [one, other] = await Promise.all([first, second].map((slot) => factsOf(present(slot, 'a slot').gameCode)))
  expect(one?.modelHash).not.toBe(other?.modelHash)
  expect([one?.gameCode, other?.gameCode]).toEqual([first?.gameCode, second?.gameCode])
  const { rows } = await server.db.read(async (tx) => ({
    rows: await tx.selectFrom('game_model').select(['game', 'hash']).execute(),
  }))
  expect(new Set(rows.map(({ hash }) => hash)).size).toBe(rows.length)
  expect(rows.map(({ game }) => game)).toContain('LINES20_LOW')
})

test('an unknown model is not found', async () => {
  const reply = await fetch(`${server.origin}/play/v1/models/${'0'.repeat(64)}`, { headers: { 'x-ronda': '1' } })
  expect(reply.status).toBe(404)
})
