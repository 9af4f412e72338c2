import type { TemporaryPostgres } from '../../server/src/platform/testing/temporaryPostgres.ts'
import { measure, portOf, start, stop, WARM_UP_SECONDS, type Measured } from '../play/measured.ts'
import { openGame, seatPlayers } from '../play/seats.ts'
import type { Report } from '../report.ts'

/** Half of the players spin with own money, the other half with that of their bonus. */
const PLAYERS = 16
/** Blocks of both kinds alternate, so that other load on the machine affects both. */
const BLOCKS = 3
const GAME = 'FERIA_DE_LUZ'

type Cost = { readonly server: number; readonly database: number }

/** CPU time of a spin, in microseconds. A refused spin is no spin. */
function costOf(measured: readonly Measured[]): Cost {
  const spins = measured.reduce((sum, { answers }) => sum + (answers['200'] ?? 0), 0)
  const isClean = measured.every(({ answers }) => Object.keys(answers).every((status) => status === '200'))
  const micros = (of: keyof Cost): number =>
    isClean ? (measured.reduce((sum, { cpu }) => sum + cpu[of], 0) * 1e6) / spins : Number.NaN
  return { server: micros('server'), database: micros('database') }
}

/**
 * Whole spins over HTTP with the money of an active bonus, compared with spins with own money in the same run. By the
 * CPU time of the server: by the clock, other work on the machine would decide.
 */
export async function measureBonus(report: Report, postgres: TemporaryPostgres): Promise<void> {
  const server = start('server.ts', { DATABASE_URL: await postgres.create('bench'), WITH_BONUS: String(PLAYERS) })
  const port = await portOf(server)
  const seats = await seatPlayers(`http://127.0.0.1:${port}`, 2 * PLAYERS)
  const own = seats.slice(PLAYERS).map(({ playToken }) => playToken)
  const bonus: string[] = []
  for (const { member } of seats.slice(0, PLAYERS)) bonus.push(await openGame(member, GAME, 'bonus'))
  const play = (tokens: readonly string[], warmUpSeconds = WARM_UP_SECONDS.bare) =>
    measure({ port, connections: PLAYERS, warmUpSeconds, tokens }, server, postgres.pid)
  for (const tokens of [own, bonus]) await play(tokens)
  const spins: { readonly own: Measured[]; readonly bonus: Measured[] } = { own: [], bonus: [] }
  for (let block = 0; block < BLOCKS; block += 1) {
    spins.own.push(await play(own))
    spins.bonus.push(await play(bonus))
  }
  await stop(server)
  const [without, withBonus] = [costOf(spins.own), costOf(spins.bonus)]
  const written = ({ server: ofServer, database }: Cost): string =>
    `server ${Math.round(ofServer)} µs, PostgreSQL ${Math.round(database)} µs`
  report.note(`CPU time of a spin with own money: ${written(without)}; with a bonus: ${written(withBonus)}`)
  const value = without.server / withBonus.server
  report.figure({ name: 'rewards.spin_with_bonus', value, unit: 'ratio', goal: 0.85, better: 'higher' })
}
