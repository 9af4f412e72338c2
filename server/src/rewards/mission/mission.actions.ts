import type { Mission, NotOffered } from '@ronda/contract'
import { err, ok, present, type Currency, type Result } from '@ronda/core'
import type { Language } from '@ronda/i18n'
import type { WalletStore } from '../../money/wallet/index.ts'
import type { Account } from '../../people/identity/index.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { ServerIds } from '../../platform/ids/serverId.ts'
import type { Db, Tx } from '../../platform/postgres/db.ts'
import type { RewardGame } from '../bet/index.ts'
import type { Rewards } from '../reward/index.ts'
import { findAny, insertMember, listJoined, type StoredMember } from './member.sql.ts'
import { isOpenAt, periodAt, stateOfOffer } from './mission.ts'
import { findInForce, findTaken, findVersion, listInForce, takePlace, type StoredMission } from './mission.sql.ts'
import { shownJoined, shownOffer } from './mission.view.ts'
import type { ProgressFeed } from './progress.actions.ts'

export type MissionOptions = {
  readonly db: Db
  readonly clock: Clock
  readonly ids: ServerIds
  readonly currency: Currency
  /** A unit of play, in atoms: goals and prizes are similar in every currency. */
  readonly unit: bigint
  readonly walletStore: WalletStore
  readonly rewards: Rewards
  /** Every game whose bets count, also those that are hidden now. */
  readonly games: ReadonlyMap<string, RewardGame>
  readonly feed: ProgressFeed
}

export type Joiner = Pick<Account, 'id' | 'kind' | 'currency'>

/** Why somebody is offered nothing: no mission is meant for agents and staff, and nobody restricted is courted. */
export async function findNotOffered(
  { rewards, currency }: Pick<MissionOptions, 'rewards' | 'currency'>,
  { id, kind, currency: own }: Joiner,
): Promise<NotOffered | undefined> {
  if (kind !== 'member' || own !== currency) return 'kind'
  return (await rewards.mayOffer(id)) ? undefined : 'restricted'
}

/** More than a brand would offer; the list has a limit all the same. */
export const MISSIONS_MAX = 100

const keyOf = ({ id, period }: StoredMission, nowMs: number) => ({
  mission: id,
  startMs: periodAt(period, nowMs).startMs,
})

/** What a member joined, with the version that they joined under. */
async function showJoined(tx: Tx, member: StoredMember, language: Language): Promise<Mission> {
  const terms = present(await findVersion(tx, member.mission, member.version), 'the version that was joined')
  const taken = await findTaken(tx, [{ mission: member.mission, startMs: member.startMs }])
  return shownJoined(terms, member, { language, taken: taken.get(member.mission) ?? 0 })
}

/** The missions that a member can join or has joined. */
export async function readSummary(options: MissionOptions, who: Joiner, language: Language) {
  const { db, clock, currency } = options
  const notOffered = await findNotOffered(options, who)
  const nowMs = clock.nowMs()
  return db.read(async (tx) => {
    const joined = await listJoined(tx, who.id, nowMs)
    const mine: Mission[] = []
    for (const member of joined) mine.push(await showJoined(tx, member, language))
    const newest = notOffered === undefined ? await listInForce(tx, MISSIONS_MAX) : []
    const taken = await findTaken(
      tx,
      newest.map((mission) => keyOf(mission, nowMs)),
    )
    const offers = newest.flatMap((mission) => {
      if (joined.some((member) => member.mission === mission.id)) return []
      const placesLeft = Math.max(0, mission.places - (taken.get(mission.id) ?? 0))
      const state = stateOfOffer(mission, placesLeft, nowMs)
      return state === undefined ? [] : [shownOffer(mission, { language, nowMs, state, placesLeft })]
    })
    return { currency, notOffered: notOffered ?? null, missions: [...mine, ...offers] }
  })
}

export type Joining = { readonly id: string; readonly version: number; readonly who: Joiner }

type JoinRefusal = 'mission.unknown' | 'mission.changed' | 'mission.full' | 'mission.not_offered'

/** Joins a mission for its current period. The place is taken now, so that nobody plays for a prize that is gone. */
export async function join(
  options: MissionOptions,
  { id, version, who }: Joining,
  language: Language,
): Promise<Result<Mission, JoinRefusal>> {
  const { db, clock, ids, walletStore } = options
  const nowMs = clock.nowMs()
  const known = (await db.read((tx) => listJoined(tx, who.id, nowMs))).find(({ mission }) => mission === id)
  if (known !== undefined) return ok(await db.read((tx) => showJoined(tx, known, language)))
  if ((await findNotOffered(options, who)) !== undefined) return err('mission.not_offered')
  const { cash: wallet } = await walletStore.of(who.id)
  return db.transact<Mission, JoinRefusal>(async (tx) => {
    const mission = await findInForce(tx, id)
    if (mission === undefined || !isOpenAt(mission, nowMs)) return err('mission.unknown')
    // Nobody joins other terms than those they have seen.
    if (mission.version !== version) return err('mission.changed')
    const { startMs, endMs } = periodAt(mission.period, nowMs)
    const member = {
      id: ids.named('mission', who.id, id, startMs),
      account: who.id,
      wallet,
      mission: id,
      version,
      startMs,
      endMs,
      joinedAtMs: nowMs,
    }
    // A second request at the same time waits here, and then finds that it has joined.
    const isFirst = await insertMember(tx, member)
    if (isFirst && !(await takePlace(tx, { mission: id, startMs }, mission.places))) return err('mission.full')
    const joined = (await listJoined(tx, who.id, nowMs)).find((each) => each.mission === id)
    return ok(await showJoined(tx, present(joined, 'a mission that was just joined'), language))
  })
}

/** Whether an account has ever joined a mission. */
export const hasJoined = ({ db }: Pick<MissionOptions, 'db'>, account: string): Promise<boolean> =>
  db.read((tx) => findAny(tx, account))
