import { randomInt } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { assert } from '@ronda/core'
import { openPasswords } from '../../server/src/platform/secrets/index.ts'
import { Visitor } from '../../server/src/platform/testing/visitor.ts'
import { seatPlayers } from '../play/seats.ts'
import type { Report } from '../report.ts'
import { openBenchServer, startSteady, type BenchServer } from './server.ts'

const PAIRS = 200
const DIFFERENCE_MS_MAX = 5

const PLAYERS = 16
const SPINS_PER_SECOND = 150
const LOGINS_PER_SECOND = 500
const WINDOW_MS = 15_000
const ROUNDS = 5
const GROWTH_MAX = 1.2

const at = (values: readonly number[], share: number): number =>
  values.toSorted((left, right) => left - right)[Math.floor(values.length * share)] ?? Number.NaN

const wrong = (username: string): object => ({
  type: 'username',
  username,
  password: 'not the password 1',
  remember: false,
  side: 'member',
})

/** Accounts with passwords, each used once: a second wrong password would be limited by another rule. */
async function addPeople(url: string): Promise<void> {
  const passwords = openPasswords()
  const hashed = await passwords.hash('tres gatos 7')
  passwords.close()
  assert(hashed.ok, 'nobody else is hashing')
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(
    `insert into account (merchant, username, kind, currency, language, password_hash)
     select 'ronda', 'known' || n, 'member', 'USD', 'es', $1 from generate_series(1, $2::int) n`,
    [hashed.value, PAIRS],
  )
  await client.end()
}

async function timeLogin(origin: string, username: string): Promise<number> {
  const visitor = new Visitor(origin)
  const body = JSON.stringify(await visitor.encrypted(wrong(username)))
  const from = { 'x-forwarded-for': [10, randomInt(256), randomInt(256), randomInt(1, 255)].join('.') }
  const began = performance.now()
  const { status } = await visitor.ask('POST', '/wps/session/login', body, from)
  const tookMs = performance.now() - began
  assert(status === 401, `a wrong password is refused with 401, not ${status}`)
  return tookMs
}

/** Whether response times reveal which accounts exist. */
async function measureSilence({ origin, url }: BenchServer, report: Report): Promise<void> {
  await addPeople(url)
  const [known, unknown]: [number[], number[]] = [[], []]
  for (let warm = 0; warm < 20; warm++) await timeLogin(origin, `warming${warm}`)
  for (let n = 1; n <= PAIRS; n++) {
    // The first of two may be slower on a cold machine, so they alternate.
    const pair = [
      async () => known.push(await timeLogin(origin, `known${n}`)),
      async () => unknown.push(await timeLogin(origin, `nobody${n}`)),
    ]
    for (const ask of n % 2 === 0 ? pair : pair.toReversed()) await ask()
  }
  report.note(
    `logins: known p50 ${at(known, 0.5).toFixed(1)} p95 ${at(known, 0.95).toFixed(1)} ms, unknown p50 ${at(unknown, 0.5).toFixed(1)} p95 ${at(unknown, 0.95).toFixed(1)} ms`,
  )
  const value = Math.abs(at(known, 0.95) - at(unknown, 0.95))
  report.figure({ name: 'auth.login_difference_p95', value, unit: 'ms', goal: DIFFERENCE_MS_MAX, better: 'lower' })
}

/** What a flood of sign-ins costs players. */
async function measureFlood({ origin, port }: BenchServer, report: Report): Promise<void> {
  const seats = await seatPlayers(origin, PLAYERS)
  const tokens = seats.map(({ playToken }) => playToken)
  const spin = JSON.stringify({ round: '%ROUND%', stake: '20000' })
  const visitor = new Visitor(origin)
  const bodies = await Promise.all(
    Array.from({ length: 200 }, async (_, n) => JSON.stringify(await visitor.encrypted(wrong(`flood${n}`)))),
  )
  const spins = startSteady({ port, perSecond: SPINS_PER_SECOND, path: '/play/v1/slot/spin', bodies: [spin], tokens })
  const windowOf = async (): Promise<number> => {
    await pause(1_000)
    await spins.take()
    await pause(WINDOW_MS)
    const { tookMs, answers } = await spins.take()
    assert(Object.keys(answers).join() === '200', `every spin is answered, not ${JSON.stringify(answers)}`)
    return at(tookMs, 0.99)
  }
  await pause(3_000)
  const growths: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const calm = await windowOf()
    const flood = startSteady({ port, perSecond: LOGINS_PER_SECOND, path: '/wps/session/login', bodies, tokens: [] })
    const flooded = await windowOf()
    const { answers, tookMs } = await flood.take()
    await flood.stop()
    await pause(1_500)
    growths.push(flooded / calm)
    report.note(
      `p99 of a spin ${calm.toFixed(1)} ms, under ${Math.round(tookMs.length / (WINDOW_MS / 1_000 + 1))} logins a second ${flooded.toFixed(1)} ms; logins answered ${JSON.stringify(answers)}`,
    )
  }
  await spins.stop()
  report.figure({
    name: 'auth.wager_p99_under_flood',
    value: at(growths, 0.5),
    unit: 'ratio',
    goal: GROWTH_MAX,
    better: 'lower',
  })
}

export async function measureLogins(report: Report): Promise<void> {
  const server = await openBenchServer()
  try {
    await measureSilence(server, report)
    await measureFlood(server, report)
  } finally {
    await server.close()
  }
}
