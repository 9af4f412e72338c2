import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { present } from '@ronda/core'
import type { Server } from '../../server/src/app/server.ts'
import type { RoundToPublish } from '../../server/src/money/ledger/index.ts'
import { cpuSeconds, familyCpuSeconds } from '../cpu.ts'
import type { Report } from '../report.ts'
import { GAME, openPlayers, spin, STAKE, type Player } from './players.ts'

const BETS_PER_SECOND = 2_000
const SECONDS = 20
/** Members who spin once, one after the other, while the others place bets. */
const PROBES = 80
const OTHERS = 40
/** As many events as the ledger commits batches under such a load. */
const EVENT_MS = 25
/** One bet in ten is placed with bonus money. */
const BONUS_SHARE = 10
/** Places in the chains of wallets, after those of real bets. */
const FIRST_SEQ = 1_000_000
const POLL_MS = 10
const GIVE_UP_MS = 30_000

const SHOWN = {
  meter: 'select account from member_bonus where account = any($1) and progress > 0',
  mission: 'select account from mission_member where account = any($1) and progress > 0',
  points: 'select account from point_balance where account = any($1) and balance > 0',
  rank: `select rank.account from rank join rank_day using (wallet) where rank.account = any($1) and rank_day.valid > 0`,
} as const
type Shown = keyof typeof SHOWN
const NAMES = Object.keys(SHOWN) as readonly Shown[]
const QUERY = NAMES.map((name) => `select '${name}' as name, account from (${SHOWN[name]}) as ${name}`).join(
  ' union all ',
)

/** When each row of each probe first showed its bet, as the difference to the end of its spins. */
class Delays {
  readonly #settledMs = new Map<string, number>()
  readonly #open = new Set<string>()
  readonly tookMs: Record<Shown, number[]> = { meter: [], mission: [], points: [], rank: [] }
  isOver = false

  settled(account: string): void {
    this.#settledMs.set(account, performance.now())
    for (const name of NAMES) this.#open.add(`${name} ${account}`)
  }

  get open(): number {
    return this.#open.size
  }

  async poll(client: pg.Client): Promise<void> {
    while (!this.isOver) {
      const accounts = [...new Set([...this.#open].map((key) => present(key.split(' ')[1], 'an account')))]
      const { rows } = await client.query<{ name: Shown; account: string }>(QUERY, [accounts])
      const nowMs = performance.now()
      for (const { name, account } of rows) {
        if (this.#open.delete(`${name} ${account}`)) this.tookMs[name].push(nowMs - (this.#settledMs.get(account) ?? 0))
      }
      await wait(POLL_MS)
    }
  }
}

/** Writes the events of bets to the outbox as the ledger does, at their rate, until it is stopped. */
class Load {
  isOver = false
  bets = 0
  readonly #others: readonly Player[]

  constructor(others: readonly Player[]) {
    this.#others = others
  }

  #next(): RoundToPublish {
    const at = this.bets
    this.bets += 1
    const player = present(this.#others[at % this.#others.length], 'a player')
    const { wallet, mode } = Math.floor(at / this.#others.length) % BONUS_SHARE === 0 ? player.bonus : player.cash
    const head = { type: 'round', game: GAME, mode, currency: 'USD', at: new Date().toISOString() } as const
    return { ...head, stake: STAKE.toString(), win: '0', wallet, seq: FIRST_SEQ + at }
  }

  async run(client: pg.Client): Promise<void> {
    const startedMs = performance.now()
    while (!this.isOver) {
      const due = Math.floor(((performance.now() - startedMs) * BETS_PER_SECOND) / 1_000)
      const most = (BETS_PER_SECOND * EVENT_MS) / 1_000
      // After a stall the events are as large as before, and more of them.
      while (this.bets < due && !this.isOver) {
        const events = Array.from({ length: Math.min(most, due - this.bets) }, () => this.#next())
        await client.query(`insert into outbox (topic, body) values ('money.batch', $1)`, [JSON.stringify(events)])
      }
      await wait(EVENT_MS)
    }
  }
}

const at = (values: readonly number[], share: number): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length * share)] ?? Number.NaN

async function probe(server: Server, probes: readonly Player[], delays: Delays): Promise<void> {
  const startedMs = performance.now()
  for (const [number, { account, cash, bonus }] of probes.entries()) {
    await wait(Math.max(0, startedMs + (number * SECONDS * 1_000) / probes.length - performance.now()))
    await spin(server, bonus)
    await spin(server, cash)
    delays.settled(account)
  }
  const endMs = performance.now() + GIVE_UP_MS
  while (delays.open > 0 && performance.now() < endMs) await wait(POLL_MS)
}

/** How long after a settled bet its effect is in the rows that members and pages read, while others place bets. */
export async function measureDelay(report: Report, server: Server, postgresPid: number): Promise<void> {
  const players = await openPlayers(server, PROBES + OTHERS)
  report.note(`${players.length} members with a bonus and a mission`)
  const clients = [
    new pg.Client({ connectionString: server.db.url }),
    new pg.Client({ connectionString: server.db.url }),
  ]
  const [writer, reader] = [present(clients[0], 'a client'), present(clients[1], 'a client')]
  for (const client of clients) await client.connect()
  const [load, delays] = [new Load(players.slice(PROBES)), new Delays()]
  const used = () => ({ server: cpuSeconds(process.pid), database: familyCpuSeconds(postgresPid) })
  try {
    const before = used()
    const startedMs = performance.now()
    const running = Promise.all([load.run(writer), delays.poll(reader)])
    await probe(server, players.slice(0, PROBES), delays)
    load.isOver = delays.isOver = true
    await running
    const seconds = (performance.now() - startedMs) / 1_000
    const after = used()
    const micros = (from: number, to: number): string => `${Math.round(((to - from) * 1e6) / load.bets)} µs`
    report.note(
      `${Math.round(load.bets / seconds)} bets a second for ${seconds.toFixed(0)} s; CPU time of all consumers for a bet: ` +
        `server ${micros(before.server, after.server)}, PostgreSQL ${micros(before.database, after.database)}`,
    )
    report.figure({ name: 'rewards.bets', value: load.bets / seconds, unit: 'per_second', better: 'higher' })
    for (const name of NAMES) {
      const tookMs = delays.tookMs[name]
      report.note(`${name}: p50 ${at(tookMs, 0.5).toFixed(0)} ms, slowest ${at(tookMs, 0.999).toFixed(0)} ms`)
      // A bet that never showed is no fast one.
      const value = tookMs.length === PROBES ? at(tookMs, 0.95) / 1_000 : Number.NaN
      report.figure({ name: `rewards.${name}_delay_p95`, value, unit: 's', goal: 1, better: 'lower' })
    }
  } finally {
    load.isOver = delays.isOver = true
    for (const client of clients) await client.end()
  }
}
