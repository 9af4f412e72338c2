import { randomUUID } from 'node:crypto'
import type { TeamFigures } from '@ronda/contract'
import { WebSocket } from 'ws'
import { openGame, PASSWORD } from '../play/seats.ts'
import { Visitor } from '../../server/src/platform/testing/visitor.ts'
import type { Server } from '../../server/src/app/server.ts'
import type { Report } from '../report.ts'

const BETS = 60
const GIVE_UP_MS = 20_000
const GAME = 'FERIA_DE_LUZ'

export async function enter(server: Server, username: string): Promise<Visitor> {
  const visitor = new Visitor(server.origin)
  const form = { type: 'username', side: 'member', username, password: PASSWORD, remember: false }
  await visitor.send('POST', '/wps/session/login', form)
  return visitor
}

/** An open page of an agent: it asks for the overview whenever it is told that the figures have changed. */
async function openScreen(agent: Visitor) {
  const { ticket } = await agent.send<{ ticket: string }>('POST', '/api/v1/realtime/ticket')
  const address = `${agent.origin.replace('http', 'ws')}/api/v1/realtime?ticket=${ticket}`
  const socket = new WebSocket(address, { origin: agent.origin })
  let wake = (): void => {}
  socket.on('message', (data: Buffer) => {
    if ((JSON.parse(data.toString()) as { type: string }).type === 'team') wake()
  })
  await new Promise((resolve) => socket.once('open', resolve))
  const countBets = async () => (await agent.get<{ today: TeamFigures }>('/wps/agent/team/overview')).today.bets
  return {
    countBets,
    /** Until so many bets are shown; false when it takes too long. */
    async shows(bets: number, place: () => Promise<unknown>): Promise<boolean> {
      const endMs = performance.now() + GIVE_UP_MS
      let told = new Promise<void>((resolve) => (wake = resolve))
      await place()
      while (performance.now() < endMs) {
        await Promise.race([told, new Promise((resolve) => setTimeout(resolve, GIVE_UP_MS).unref())])
        told = new Promise<void>((resolve) => (wake = resolve))
        if ((await countBets()) >= bets) return true
      }
      return false
    },
    close: () => socket.close(),
  }
}

/** From the reply to a bet until the page of the agent at the head, twelve levels above, shows it. */
export async function measureScreen(report: Report, server: Server, player: string, agent: Visitor): Promise<void> {
  const screen = await openScreen(agent)
  const game = new Visitor(server.origin)
  game.bearer = await openGame(await enter(server, player), GAME)
  const tookMs: number[] = []
  try {
    for (let bet = 0; bet < BETS; bet += 1) {
      const before = await screen.countBets()
      let settledMs = 0
      const isShown = await screen.shows(before + 1, async () => {
        await game.send('POST', '/play/v1/slot/spin', { round: randomUUID(), stake: '100000' })
        settledMs = performance.now()
      })
      if (isShown) tookMs.push(performance.now() - settledMs)
    }
  } finally {
    screen.close()
  }
  const sorted = tookMs.toSorted((one, other) => one - other)
  const at = (share: number): number => (sorted[Math.floor(sorted.length * share)] ?? Number.NaN) / 1_000
  report.note(`bet to the agent's screen: p50 ${at(0.5).toFixed(2)} s, slowest ${at(0.999).toFixed(2)} s`)
  // A bet that was never shown is no fast one.
  const value = tookMs.length === BETS ? at(0.95) : Number.NaN
  report.figure({ name: 'agents.screen_p95', value, unit: 's', goal: 2, better: 'lower' })
}
