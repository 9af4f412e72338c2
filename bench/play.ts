import { present } from '@ronda/core'
import { isLinked, slotTitles } from '@ronda/games'
import { openTemporaryPostgres } from '../server/src/platform/testing/temporaryPostgres.ts'
import { measure, portOf, SECONDS, start, stop, WARM_UP_SECONDS, type Measured } from './play/measured.ts'
import { measurePushes } from './play/push.ts'
import { openGame, PLAYERS_MAX as PLAYERS, seatPlayers } from './play/seats.ts'
import type { Report } from './report.ts'

/** Whole paid spins over HTTP: session, limits, ledger, draw, settle, reply; and where their time goes. */
export const group = { name: 'play', run: measurePlay }

function reportFigures(report: Report, hello: Measured, bare: Measured, spins: Measured): void {
  const micros = (seconds: number, { perSecond }: Measured): string =>
    `${Math.round((seconds * 1e6) / (perSecond * SECONDS))} µs`
  const { cpu } = spins
  report.note(
    `${Math.round(spins.perSecond)} spins a second by ${PLAYERS} players, p50 ${spins.p50Ms.toFixed(1)} ms, ` +
      `p99 ${spins.p99Ms.toFixed(1)} ms, replies ${JSON.stringify(spins.answers)}`,
  )
  report.note(
    `CPU time of a spin: server ${micros(cpu.server, spins)}, PostgreSQL ${micros(cpu.database, spins)}, ` +
      `load generator ${micros(cpu.load, spins)}`,
  )
  report.note(
    `bare Fastify on the same machine: a request and reply of that size costs its server ` +
      `${micros(bare.cpu.server, bare)} (${Math.round(bare.perSecond)} a second), a hello ` +
      `${micros(hello.cpu.server, hello)} (${Math.round(hello.perSecond)} a second)`,
  )
  const share = (of: Measured): string => `${Math.round((100 * spins.perSecond) / of.perSecond)} %`
  report.note(`spins are ${share(bare)} of the bare requests and ${share(hello)} of the hellos a second`)
}

async function measureBare(postgresPid: number): Promise<{ readonly hello: Measured; readonly bare: Measured }> {
  const server = start('hello.ts')
  const port = await portOf(server)
  const load = { port, connections: PLAYERS, warmUpSeconds: WARM_UP_SECONDS.bare }
  const hello = await measure({ ...load, tokens: [] }, server, postgresPid)
  const bare = await measure({ ...load, tokens: ['none'] }, server, postgresPid)
  await stop(server)
  return { hello, bare }
}

type Played = { readonly spins: Measured; readonly linked: Measured; readonly pushedMs: readonly number[] }

/** A game with jackpots, otherwise like the first slot: the extra cost is that of the pools. */
const linkedGame = present(
  slotTitles().find((slot) => isLinked(slot) && slot.family.id === 'lines20' && slot.profile === 'medium'),
  'a linked game of lines',
).gameCode

async function measureSpins(url: string, postgresPid: number): Promise<Played> {
  const server = start('server.ts', { DATABASE_URL: url })
  const port = await portOf(server)
  const seats = await seatPlayers(`http://127.0.0.1:${port}`)
  const tokens = seats.map(({ playToken }) => playToken)
  const load = { port, connections: PLAYERS, warmUpSeconds: WARM_UP_SECONDS.server, tokens }
  const spins = await measure(load, server, postgresPid)
  const linkedTokens = await Promise.all(seats.map(({ member }) => openGame(member, linkedGame)))
  const warm = { ...load, warmUpSeconds: WARM_UP_SECONDS.bare }
  const linked = await measure({ ...warm, tokens: linkedTokens }, server, postgresPid)
  const { member, playToken } = present(seats[0], 'a player')
  const pushedMs = await measurePushes(member, playToken)
  await stop(server)
  return { spins, linked, pushedMs }
}

async function measurePlay(report: Report): Promise<void> {
  const postgres = await openTemporaryPostgres('bench', { isOnDisk: true })
  try {
    const { hello, bare } = await measureBare(postgres.pid)
    const { spins, linked, pushedMs } = await measureSpins(await postgres.create('bench'), postgres.pid)
    reportFigures(report, hello, bare, spins)
    // A refused spin does not count.
    const isClean = Object.keys(spins.answers).every((status) => status === '200')
    const value = isClean ? spins.perSecond : 0
    report.figure({ name: 'play.spins', value, unit: 'per_second', goal: 2_000, better: 'higher' })
    report.note(`${linkedGame}, linked to four pools: ${Math.round(linked.perSecond)} spins a second`)
    const share = linked.perSecond / spins.perSecond
    report.figure({ name: 'play.linked_over_plain', value: share, unit: 'ratio', goal: 0.8, better: 'higher' })
    const push = Math.max(...pushedMs)
    report.figure({ name: 'play.balance_push_max', value: push, unit: 'ms', goal: 250, better: 'lower' })
  } finally {
    await postgres.close()
  }
}
