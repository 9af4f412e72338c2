import { setTimeout as wait } from 'node:timers/promises'
import { ATOMS_PER_UNIT, minutes, present } from '@ronda/core'
import pg from 'pg'
import type { RoundToPublish } from '../../server/src/money/ledger/index.ts'
import { fastClock, GAME } from './pace.ts'
import type { Player } from './scene.ts'

/** A bet as its writer knows it: what payslips are compared with. */
export type Bet = { readonly player: Player; readonly atMs: number; readonly stake: bigint }

const EVERY_MS = 25
/** One bet in so many happened in a period that is closed by now. */
const LATE = 40
const LATE_BY_MS = minutes(11)

/** Places bets as the ledger publishes them, until it is stopped. */
export class Bets {
  readonly written: Bet[] = []
  isOver = false
  readonly #clock: ReturnType<typeof fastClock>
  readonly #startMs: number
  readonly #players: readonly Player[]

  constructor(players: readonly Player[], startMs: number) {
    this.#players = players
    this.#startMs = startMs
    this.#clock = fastClock(startMs)
  }

  #next(): Bet {
    const at = this.written.length
    const nowMs = this.#clock.nowMs()
    const isLate = at % LATE === 0 && nowMs - LATE_BY_MS > this.#startMs
    const player = present(this.#players[at % this.#players.length], 'a player')
    // Whole cents at every level.
    const stake = BigInt(20 * (1 + (at % 50))) * ATOMS_PER_UNIT
    return { player, atMs: isLate ? nowMs - LATE_BY_MS : nowMs, stake }
  }

  async run(url: string): Promise<void> {
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    while (!this.isOver) {
      const bet = this.#next()
      const round: RoundToPublish = {
        type: 'round',
        game: GAME,
        mode: 'real',
        currency: 'USD',
        stake: bet.stake.toString(),
        win: '0',
        at: new Date(bet.atMs).toISOString(),
        wallet: bet.player.wallet,
        seq: this.written.length,
      }
      const text = `insert into outbox (topic, body, at) values ('money.batch', $1, $2)`
      await client.query(text, [JSON.stringify([round]), new Date(this.#clock.nowMs())])
      this.written.push(bet)
      await wait(EVERY_MS)
    }
    await client.end()
  }
}
