import { randomInt, randomUUID } from 'node:crypto'
import { present } from '@ronda/core'
import pg from 'pg'
import { newMember, openGame, openTestServer } from '../../server/test/kit/testServer.ts'
import type { Visitor } from '../../server/src/platform/testing/visitor.ts'
import { openScene, startKeeper, type Keeper } from '../tables/scene.ts'
import { openTables, type TablePlan } from '../tables/plan.ts'

/** A round is over for its owner when it is closed: then the next is opened, and that can be left undone as well. */
export const PHASES = ['betting', 'locked', 'showing', 'settling', 'closed'] as const
type Phase = (typeof PHASES)[number]

/** Tables that are killed side by side, each run by one of two processes of its own. */
const TABLES = 4
/** They sit at all tables at once, so that whoever runs one pays wallets that the others pay as well. */
const PLAYERS = 4
const PACE = { bettingMs: 900, lockedMs: 150, showMs: 200, restMs: 150 }
/** Later than this a round does not come to its end by itself. */
const GIVE_UP_MS = 15_000

export type Kill = {
  readonly phase: Phase
  /** How the round that was under way ended, and how long after the kill. After one that was over the next one opens. */
  readonly cameTo: string | undefined
  readonly finishedMs: number
}

type Told = { readonly phase: string; readonly atMs: number }

type Standing = { readonly number: number; readonly phase: Phase | 'void' }

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** One table and the two processes that may run it. */
class Pair {
  readonly #plan: { readonly databaseUrl: string; readonly tables: readonly [TablePlan] }
  readonly #client: pg.Client
  #keepers: readonly [Keeper, Keeper] | undefined

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
    const first = await startKeeper('owner', this.#plan)
    while ((await this.#look()) === undefined) await pause(20)
    this.#keepers = [first, await startKeeper('owner', this.#plan)]
  }

  async close(): Promise<void> {
    for (const keeper of this.#keepers ?? []) await keeper.kill()
    await this.#client.end()
  }

  /** Kills the owner in a phase of a round that people have bet on; the other one must bring it to its end. */
  async kill(phase: Phase): Promise<Kill> {
    const [owner, other] = present(this.#keepers, 'two processes')
    const hit = phase === 'settling' ? await this.#killWhileSettling(owner) : await this.#killDuring(owner, phase)
    const killedAtMs = Date.now()
    const isOver = hit.phase === 'closed' || hit.phase === 'void'
    // A round that was over stays so: then the next one must come.
    const end = await (isOver
      ? this.#untilTold(hit.number + 1, ['betting'], killedAtMs)
      : this.#untilTold(hit.number, ['closed', 'void'], killedAtMs))
    this.#keepers = [other, await startKeeper('owner', this.#plan)]
    return { phase, cameTo: end?.phase, finishedMs: (end?.atMs ?? Number.POSITIVE_INFINITY) - killedAtMs }
  }

  async #killDuring(owner: Keeper, phase: Phase): Promise<Standing> {
    const first = await this.#untilBet()
    for (;;) {
      const standing = await this.#look()
      if (standing?.phase === phase && standing.number >= first) {
        // Somewhere within the phase, not always at its beginning.
        await pause(randomInt(0, 100))
        await owner.kill()
        return present(await this.#look(), 'a round')
      }
      await pause(2)
    }
  }

  /** Payments take a few milliseconds: they are held up until the one who makes them is dead. */
  async #killWhileSettling(owner: Keeper): Promise<Standing> {
    const first = await this.#untilBet()
    for (;;) {
      const standing = await this.#look()
      if (standing?.phase === 'showing' && standing.number >= first) break
      await pause(2)
    }
    await this.#client.query('begin')
    await this.#client.query('lock table round in share mode')
    for (let looks = 0; (await this.#look())?.phase !== 'settling' && looks < 500; looks++) await pause(2)
    // What was sent may still be written after its sender is dead, or not.
    await pause(randomInt(0, 20))
    await owner.kill()
    await this.#client.query('rollback')
    return present(await this.#look(), 'a round')
  }

  /** The next round that somebody has bet on. */
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

  async #look(): Promise<Standing | undefined> {
    const { rows } = await this.#client.query<Standing>(
      'select number, phase from shared_round where game = $1 order by number desc limit 1',
      [this.#game],
    )
    return rows[0]
  }

  async #untilTold(number: number, phases: readonly string[], sinceMs: number): Promise<Told | undefined> {
    while (Date.now() < sinceMs + GIVE_UP_MS) {
      const { rows } = await this.#client.query<{ phase: string; told_at: Date }>(
        `select round->>'phase' as phase, told_at from shared_turn
          where game = $1 and (round->>'number')::int = $2 and round->>'phase' = any($3)`,
        [this.#game, number, phases],
      )
      const [told] = rows
      if (told !== undefined) return { phase: told.phase, atMs: told.told_at.getTime() }
      await pause(20)
    }
    return undefined
  }
}

type Table = { readonly value?: { readonly told: { readonly round: Standing } } }

/** Bets on every round that opens, until told to stop. */
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
        // One that comes too late is refused, which is as well.
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

/** As many kills as asked for, of four tables at a time, in every phase alike. */
export async function killOwners(
  count: number,
  look: (kills: readonly Kill[], url: string) => Promise<void>,
): Promise<void> {
  const plans = Array.from({ length: TABLES }, (_, at) => ({ kind: 'coin' as const, game: `COIN${at}`, pace: PACE }))
  const scene = await openScene('owner')
  // Where people play is not where the tables are run.
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
    // Rounds under way come to their end before the books are compared.
    await pause(2_000)
    await look(kills, scene.url)
  } finally {
    await Promise.all(stops.map((stop) => stop()))
    for (const pair of pairs) await pair.close()
    await server.close()
    await scene.close()
  }
}
