import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { randomInt } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'
import type { Plan } from './pace.ts'

/** Where the processes are when they are killed: somewhere, or with something written that is not committed. */
export const MOMENTS = ['any', 'accrual', 'run', 'payment'] as const
export type Moment = (typeof MOMENTS)[number]

/** The table that the work of a moment writes last. */
const LAST_WRITTEN: Readonly<Record<Exclude<Moment, 'any'>, string>> = {
  accrual: 'pay_event',
  run: 'pay_bill',
  payment: 'pay_payment',
}
const WAITS_MS_MAX = 20_000

const WAITING = `
  select count(*)::int as count from pg_locks where not granted and relation = $1::regclass`

/** One that ends before it is open would be waited for without end. */
async function waitUntilOpen(each: ChildProcess): Promise<void> {
  const [first] = (await Promise.race([once(each, 'message'), once(each, 'exit')])) as unknown[]
  if (first !== 'open') throw new Error('a scheduler did not open')
}

/** Two processes that both count and pay. */
export class Schedulers {
  readonly #plan: Plan
  #processes: readonly ChildProcess[] = []

  constructor(plan: Plan) {
    this.#plan = plan
  }

  async open(): Promise<void> {
    this.#processes = [this.#start(), this.#start()]
    await Promise.all(this.#processes.map(waitUntilOpen))
  }

  #start(): ChildProcess {
    return fork(join(import.meta.dirname, 'process.ts'), [JSON.stringify(this.#plan)], {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
  }

  /** Like a power cut: nothing is finished. */
  async kill(): Promise<void> {
    const running = this.#processes.filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null)
    const ended = running.map((each) => once(each, 'exit'))
    for (const each of running) each.kill('SIGKILL')
    await Promise.all(ended)
    this.#processes = []
  }

  /** Kills both at a moment; whether one of them was there. */
  async killAt(moment: Moment, client: pg.Client): Promise<boolean> {
    await wait(randomInt(100, 1_500))
    if (moment === 'any') {
      await this.kill()
      return true
    }
    const table = LAST_WRITTEN[moment]
    await client.query('begin')
    await client.query(`lock table ${table} in share mode`)
    const endMs = Date.now() + WAITS_MS_MAX
    const isThere = async () => ((await client.query<{ count: number }>(WAITING, [table])).rows[0]?.count ?? 0) > 0
    let isHit = await isThere()
    while (!isHit && Date.now() < endMs) {
      await wait(5)
      isHit = await isThere()
    }
    await this.kill()
    await client.query('rollback')
    return isHit
  }
}
