import { PARTS_PER_POINT, type MoneyPolicy } from '@ronda/contract'
import { ATOMS_PER_UNIT } from '@ronda/core'
import { publishEnvelope } from '../server/test/kit/envelopes.ts'
import { changeMoney, withoutWaits } from '../server/test/kit/office.ts'
import { offerGood } from '../server/test/kit/points.ts'
import { runPromotion } from '../server/test/kit/promotions.ts'
import { fillFund } from '../server/test/kit/rewardFunds.ts'
import { accountNamed } from '../server/test/kit/signInSteps.ts'
import { earn } from '../server/src/rewards/point/point.actions.ts'
import { cachedPicture } from '../server/src/catalog/pictures/pictureCache.actions.ts'
import { picturesOfHome } from '../server/src/catalog/pictures/pictures.ts'
import type { Server } from '../server/src/app/server.ts'
import { OPERATOR_PASSWORD } from './accounts.ts'
import { LIVE_LEAGUE_PACE, openServerOn } from './openTestServer.ts'
import { PICTURES_VARIABLE, type KnownServer, type ServerKind } from './serverProcess.ts'

/** Two people approve from 100 units, and a new payout account can be used at once. */
const earlyApproval = (money: MoneyPolicy): MoneyPolicy => {
  const open = withoutWaits(money)
  return { ...open, withdrawal: { ...open.withdrawal, fourEyesFrom: 100 } }
}

/** Half of a deposit of ten or more, as bonus money that is staked twice; and money for the contracts of agents. */
async function openPromotion(server: Server): Promise<void> {
  await fillFund(server, 'BONUS', 10_000n * ATOMS_PER_UNIT)
  await fillFund(server, 'CONTRACT', 100n * ATOMS_PER_UNIT)
  await runPromotion(server, {
    names: { es: 'Tu depósito, y la mitad más', en: 'Your deposit, and half as much again' },
    rule: { kind: 'depositMatch', depositMin: 10n * ATOMS_PER_UNIT, permille: 500, turnover: 0, days: 7 },
    gives: 'bonus',
    wagering: { multiple: 2, base: 'bonus', stakeMax: ATOMS_PER_UNIT, games: [], days: 7 },
    prize: 20n * ATOMS_PER_UNIT,
    budget: 10_000n * ATOMS_PER_UNIT,
    perDevice: 20,
  })
}

async function offerRewards(server: Server): Promise<void> {
  // A good is not sent soon after a payment password was set.
  await changeMoney(server, withoutWaits, OPERATOR_PASSWORD)
  await fillFund(server, 'ENVELOPE', 5n * ATOMS_PER_UNIT)
  await publishEnvelope(server, { shares: 2, windowMinutes: 60 })
  await offerGood(server, { stock: 5 })
  const earned = [{ account: await accountNamed(server, 'demo'), amount: 500n * PARTS_PER_POINT }]
  await server.db.write((tx) => earn(server.features.point.options, tx, earned))
}

const prepare: Readonly<Record<ServerKind, (server: Server) => Promise<void>>> = {
  usual: openPromotion,
  earlyApproval: (server) => changeMoney(server, earlyApproval, OPERATOR_PASSWORD),
  rewards: offerRewards,
  liveLeague: async () => {},
}

const GAMES_ON_HOME = 60

const [databaseUrl = '', kind = 'usual'] = process.argv.slice(2)
const picturesDir = process.env[PICTURES_VARIABLE] ?? ''

/**
 * Draws what a server that has run for a minute has drawn. Otherwise the first page would have no connection left for
 * its scripts, and the pictures have the lowest priority on a busy machine.
 */
async function drawHome(games: readonly string[]): Promise<void> {
  for (const picture of picturesOfHome(games)) await cachedPicture(picturesDir, picture, 'fast')
}

const server = await openServerOn(databaseUrl, picturesDir, kind === 'liveLeague' ? LIVE_LEAGUE_PACE : undefined)
await prepare[kind as ServerKind](server)
await drawHome(server.features.games.catalogue.first(GAMES_ON_HOME))
const { stakes } = await server.features.jackpot.jackpots.of('USD')
const miniEndsAt = String(stakes.running[0]?.openings[0]?.endsAt)
process.send?.({ origin: server.origin, databaseUrl, miniEndsAt } satisfies KnownServer)
// The channel closes when the runner no longer needs this server, and when the runner is killed.
process.once('disconnect', () => void server.close().finally(() => process.exit(0)))
