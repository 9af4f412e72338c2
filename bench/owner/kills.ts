import { randomInt, randomUUID } from 'node:crypto'
import { present } from '@ronda/core'
import pg from 'pg'
import { newMember, openGame, openTestServer } from '../../server/test/kit/testServer.ts'
import type { Visitor } from '../../server/src/platform/testing/visitor.ts'
import { openScene, startTableProcess, type TableProcess } from '../tables/scene.ts'
import { openTables, type TablePlan } from '../tables/plan.ts'

/** A round ends for its owner when it is closed: then the next is opened, which can be interrupted as well. */
export const PHASES = ['betting', 'locked', 'showing', 'settling', 'closed'] as const
type Phase = (typeof PHASES)[number]

/** Tables that are killed in parallel, each run by one of two processes of its own. */
const TABLES = 4
/** They play at all tables at once, so that the owners of several tables pay the same wallets. */
const PLAYERS = 4
const PACE = { bettingMs: 900, lockedMs: 150, showMs: 200, restMs: 150 }
/** A round that takes longer than this does not end by itself. */
const GIVE_UP_MS = 15_000

export type Kill = {
  readonly phase: Phase
  /** How the running round ended, and how long after the kill. After a closed round the next one opens. */
  readonly cameTo: string | undefined
  readonly finishedMs: number
}

type PublishedPhase = { readonly phase: string; readonly atMs: number }

type Standing = { readonly number: number; readonly phase: Phase | 'void' }

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** One table and the two processes that may run it. */
class Pair {
  readonly #plan: { readonly databaseUrl: string; readonly tables: readonly [TablePlan] }
  readonly #client: pg.Client
  #processes: readonly [TableProcess, TableProcess] | undefined

  constructor(databaseUrl: string, table: TablePlan) {
    this.#plan = { databaseUrl, tables: [table] }
    this.#client = new pg.Client({ connectionString: databaseUrl })
  }

  get #game(): string {
    return this.#plan.tables[0].game
  }

  async open(): Promise<void> {
    await this.#client.connect()
    // The first of them gets the table.
    const first = await startTableProcess('owner', this.#plan)
    while ((await this.#readRound()) === undefined) await pause(20)
    this.#processes = [first, await startTableProcess('owner', this.#plan)]
  }

  async close(): Promise<void> {
    for (const tableProcess of this.#processes ?? []) await tableProcess.kill()
    await this.#client.end()
  }

  /** Kills the owner in a phase of a round with bets; the other process must finish it. */
  async kill(phase: Phase): Promise<Kill> {
    const [owner, other] = present(this.#processes, 'two processes')
    const hit = phase === 'settling' ? await this.#killWhileSettling(owner) : await this.#killDuring(owner, phase)
    const killedAtMs = Date.now()
    const isOver = hit.phase === 'closed' || hit.phase === 'void'
    // A closed round stays closed: then the next one must open.
    const end = await (isOver
      ? this.#waitForPhase(hit.number + 1, ['betting'], killedAtMs)
      : this.#waitForPhase(hit.number, ['closed', 'void'], killedAtMs))
    this.#processes = [other, await startTableProcess('owner', this.#plan)]
    return { phase, cameTo: end?.phase, finishedMs: (end?.atMs ?? Number.POSITIVE_INFINITY) - killedAtMs }
  }

  async #killDuring(owner: TableProcess, phase: Phase): Promise<Standing> {
    const first = await this.#untilBet()
    for (;;) {
      const standing = await this.#readRound()
      if (standing?.phase === phase && standing.number >= first) {
        // At a random moment of the phase, not always at its beginning.
        await pause(randomInt(0, 100))
        await owner.kill()
        return present(await this.#readRound(), 'a round')
      }
      await pause(2)
    }
  }

  /** Payments take a few milliseconds: they are blocked until the paying process is dead. */
  async #killWhileSettling(owner: TableProcess): Promise<Standing> {
    const first = await this.#untilBet()
    for (;;) {
      const standing = await this.#readRound()
      if (standing?.phase === 'showing' && standing.number >= first) break
      await pause(2)
    }
    await this.#client.query('begin')
    await this.#client.query('lock table round in share mode')
    for (let tries = 0; (await this.#readRound())?.phase !== 'settling' && tries < 500; tries++) await pause(2)
    // What was sent may or may not still be written after its sender is dead.
    await pause(randomInt(0, 20))
    await owner.kill()
    await this.#client.query('rollback')
    return present(await this.#readRound(), 'a round')
  }

  /** The next round with a bet. */
  async #untilBet(): Promise<number> {
    for (;;) {
      const { rows } = await this.#client.query<{ number: number }>(
        `select number from shared_round where game = $1 and phase = 'betting'
          and exists (select from shared_ticket where shared_ticket.game = $1 and round = number)`,
        [this.#game],
      )
      if (rows[0] !== undefined) return rows[0].number
      await pause(5)
    }
  }

  async #readRound(): Promise<Standing | undefined> {
    const { rows } = await this.#client.query<Standing>(
      'select number, phase from shared_round where game = $1 order by number desc limit 1',
      [this.#game],
    )
    return rows[0]
  }

  async #waitForPhase(number: number, phases: readonly string[], sinceMs: number): Promise<PublishedPhase | undefined> {
    while (Date.now() < sinceMs + GIVE_UP_MS) {
      const { rows } = await this.#client.query<{ phase: string; told_at: Date }>(
        `select round->>'phase' as phase, told_at from shared_turn
          where game = $1 and (round->>'number')::int = $2 and round->>'phase' = any($3)`,
        [this.#game, number, phases],
      )
      const [published] = rows
      if (published !== undefined) return { phase: published.phase, atMs: published.told_at.getTime() }
      await pause(20)
    }
    return undefined
  }
}

type Table = { readonly value?: { readonly told: { readonly round: Standing } } }

/** Bets on every round that opens, until stopped. */
function betAlways(player: Visitor): () => Promise<void> {
  let isOver = false
  let last = 0
  async function play(): Promise<void> {
    while (!isOver) {
      const { body } = await player.ask('GET', '/play/v1/table')
      const { number, phase } = (body as Table).value?.told.round ?? { number: 0, phase: 'closed' }
      if (phase === 'betting' && number > last) {
        last = number
        const bet = { side: number % 2 === 0 ? 'heads' : 'tails', units: 1 + (number % 3) }
        // A late bet is refused, which is expected.
        await player.ask('POST', '/play/v1/table/bet', { ticket: randomUUID(), round: number, bet })
      }
      await pause(60)
    }
  }
  const playing = play()
  return async () => {
    isOver = true
    await playing
  }
}

/** As many kills as requested, of four tables at a time, equally in every phase. */
export async function killOwners(
  count: number,
  check: (kills: readonly Kill[], url: string) => Promise<void>,
): Promise<void> {
  const plans = Array.from({ length: TABLES }, (_, at) => ({ kind: 'coin' as const, game: `COIN${at}`, pace: PACE }))
  const scene = await openScene('owner')
  // The server for players is not the process that runs the tables.
  const server = await openTestServer({ databaseUrl: scene.url, titles: [], arcades: [], shareds: openTables(plans) })
  const pairs = plans.map((plan) => new Pair(scene.url, plan))
  let stops: readonly (() => Promise<void>)[] = []
  try {
    const members = await Promise.all(Array.from({ length: PLAYERS }, () => newMember(server)))
    const seats = members.flatMap((member) => plans.map(({ game }) => openGame(member, 'real', game)))
    const players = await Promise.all(seats)
    await Promise.all(pairs.map((pair) => pair.open()))
    stops = players.map(betAlways)
    const kills: Kill[] = []
    let next = 0
    const lanes = pairs.map(async (pair) => {
      while (next < count) kills.push(await pair.kill(present(PHASES[next++ % PHASES.length], 'a phase')))
    })
    await Promise.all(lanes)
    await Promise.all(stops.map((stop) => stop()))
    // Running rounds end before the money is compared.
    await pause(2_000)
    await check(kills, scene.url)
  } finally {
    await Promise.all(stops.map((stop) => stop()))
    for (const pair of pairs) await pair.close()
    await server.close()
    await scene.close()
  }
}
