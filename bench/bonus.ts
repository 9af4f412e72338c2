import { randomUUID } from 'node:crypto'
import { assert, present } from '@ronda/core'
import { bindClientSeed } from '@ronda/fair'
import { openServer, type Server } from '../server/src/app/server.ts'
import { findWallet, openWallet, type WalletId } from '../server/src/money/ledger/index.ts'
import type { PlaySession } from '../server/src/play/launch/index.ts'
import { randomServerId } from '../server/src/platform/ids/serverId.ts'
import { openLog } from '../server/src/platform/log/log.ts'
import { parseSecretKey } from '../server/src/platform/secrets/index.ts'
import { openTemporaryPostgres } from '../server/src/platform/testing/temporaryPostgres.ts'
import { bareMember } from '../server/test/kit/missions.ts'
import { countAsked } from './asked.ts'
import type { Report } from './report.ts'

/** Paid spins with the money of an active bonus, compared with the same spins with own money, in one run. */
export const group = { name: 'bonus', run: measureBonus }

const GAME = 'FERIA_DE_LUZ'
const STAKE = 20_000n
const PLAYERS = 64
const SPINS = 4_000
/** Blocks of both kinds alternate, so that other load on the machine affects both. */
const BLOCKS = 8
const BALANCE = 10n ** 12n

async function openPlay(server: Server, mode: 'real' | 'bonus', owner: string): Promise<PlaySession> {
  const { ledger, wallet, fairness, bonusWallet } = server.features
  const { cash, held, currency } = await wallet.walletStore.of(owner)
  const accountNamed = (name: 'clearing' | 'promotion') => ledger.houseAccount(name, currency)
  const play = { game: GAME, mode, currency, session: null, playSessionId: 'bench', isVisitor: false } as const
  const since = { seq: 0, at: new Date(0) }
  const seat = async (of: WalletId): Promise<void> => {
    const { commitment } = (await fairness.inPlay(of)).next
    await fairness.rotate(of, { commitment, clientSeed: bindClientSeed('bench', commitment) })
  }
  const fill = (kind: 'deposit' | 'adjustment', of: WalletId, houseAccount: number) =>
    ledger.submit({ kind, id: randomServerId(), wallet: of, houseAccount, amount: BALANCE })
  if (mode === 'real') {
    await fill('deposit', cash, accountNamed('clearing'))
    await seat(cash)
    return { ...play, wallet: cash, held, bonus: null, since }
  }
  const name = { owner: 'house', purpose: 'fund:REBATE', currency } as const
  const fund =
    (await server.db.read((tx) => findWallet(tx, name))) ?? (await server.db.write((tx) => openWallet(tx, name)))
  await fill('adjustment', fund, accountNamed('promotion'))
  const rule = { stakeMax: STAKE, games: [GAME] }
  const given = await bonusWallet.bonusWallets.give({ bonus: randomServerId(), owner, fund, amount: BALANCE, rule })
  assert(given.ok, 'the bonus was refused')
  const { bonus, wallet: of } = given.value.bonus
  await seat(of)
  return { ...play, wallet: of, held: null, bonus: { id: bonus, stakeMax: STAKE, cash }, since }
}

/** Spins a second, by all players at once. */
async function spinsPerSecond({ features: { slot } }: Server, plays: readonly PlaySession[], spins: number) {
  const startedAt = performance.now()
  const each = Math.ceil(spins / plays.length)
  await Promise.all(
    plays.map(async (play) => {
      for (let at = 0; at < each; at += 1) {
        const spun = await slot.playForDemo(play, { roundId: randomUUID(), bet: 'spin', stake: STAKE })
        assert(spun.ok, 'a spin was refused')
      }
    }),
  )
  return (each * plays.length * 1_000) / (performance.now() - startedAt)
}

const median = (values: readonly number[]): number =>
  present(values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)], 'a measurement')

async function measureServer(report: Report, url: string): Promise<void> {
  const key = parseSecretKey('5e'.repeat(32))
  const server = await openServer({ databaseUrl: url, key, log: openLog('error'), isLoadTest: true })
  try {
    const members = await Promise.all(Array.from({ length: PLAYERS }, (_, at) => bareMember(server, `bonus${at}`)))
    const [real, bonus]: [PlaySession[], PlaySession[]] = [[], []]
    for (const { id } of members) {
      real.push(await openPlay(server, 'real', id))
      bonus.push(await openPlay(server, 'bonus', id))
    }
    const spins = countAsked(SPINS)
    for (const plays of [real, bonus]) await spinsPerSecond(server, plays, spins)
    const ratios: number[] = []
    for (let block = 0; block < BLOCKS; block += 1) {
      const without = await spinsPerSecond(server, real, spins)
      const withBonus = await spinsPerSecond(server, bonus, spins)
      report.note(`${Math.round(withBonus)} spins a second with a bonus, ${Math.round(without)} without`)
      ratios.push(withBonus / without)
    }
    report.figure({
      name: 'bonus.spin_with_over_without',
      value: median(ratios),
      unit: 'ratio',
      goal: 0.85,
      better: 'higher',
    })
  } finally {
    await server.close()
  }
}

async function measureBonus(report: Report): Promise<void> {
  const postgres = await openTemporaryPostgres('bench', { isOnDisk: true })
  try {
    await measureServer(report, await postgres.create('bench'))
  } finally {
    await postgres.close()
  }
}
