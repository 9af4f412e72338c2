import { MISSION_FIGURE_DAYS, type DeskMission, type MissionDraft, type SettingChange } from '@ronda/contract'
import { days, err, ok, type Id, type Result } from '@ronda/core'
import { writeAuditEntry } from '../../platform/auditLog/index.ts'
import { isWithinLimits, periodAt } from './mission.ts'
import { MISSIONS_MAX, type MissionOptions } from './mission.actions.ts'
import {
  findDecision,
  findInForce,
  findLatest,
  findTaken,
  findVersion,
  insertDecision,
  insertMission,
  listForDesk,
  nextVersion,
  sumFigures,
  type MissionDecision,
  type StoredMission,
} from './mission.sql.ts'
import { shownToStaff } from './mission.view.ts'

export type DeskOptions = Pick<MissionOptions, 'db' | 'clock' | 'ids' | 'currency' | 'unit'>

/** Every mission, and what missions have cost in the last days. */
export async function listMissions({ db, clock }: DeskOptions, reader: string): Promise<readonly DeskMission[]> {
  const nowMs = clock.nowMs()
  return db.read(async (tx) => {
    const missions = await listForDesk(tx, MISSIONS_MAX)
    const figures = await sumFigures(tx, nowMs - days(MISSION_FIGURE_DAYS))
    const periods = missions.map(({ id, period }) => ({ mission: id, startMs: periodAt(period, nowMs).startMs }))
    const taken = await findTaken(tx, periods)
    return missions.map((mission) => {
      const { joined = 0, done = 0, given = 0n } = figures.get(mission.id) ?? {}
      return shownToStaff(mission, reader, { joinedNow: taken.get(mission.id) ?? 0, joined, done, given })
    })
  })
}

const subjectOf = (id: string): string => `mission:${id}`

type Fields = Readonly<Record<string, string>>

const dayOf = (atMs: number): string => new Date(atMs).toISOString()

/** The fields of a version as the audit log has them: amounts as digits. */
const fieldsOf = (mission: StoredMission): Fields => ({
  'names.es': mission.names.es,
  'names.en': mission.names.en,
  'texts.es': mission.texts.es,
  'texts.en': mission.texts.en,
  period: mission.period,
  task: mission.task,
  gameType: mission.gameType ?? '',
  goal: mission.goal.toString(),
  prize: mission.prize.toString(),
  currency: mission.currency,
  places: mission.places.toString(),
  from: dayOf(mission.fromMs),
  until: mission.untilMs === null ? '' : dayOf(mission.untilMs),
  isOffered: String(mission.isOffered),
})

/** What differs between two versions. */
function changesBetween(before: StoredMission | undefined, after: StoredMission): readonly SettingChange[] {
  const [old, fresh]: [Fields, Fields] = [before === undefined ? {} : fieldsOf(before), fieldsOf(after)]
  return Object.entries(fresh).flatMap(([field, value]) => {
    const known = old[field]
    if (known === value) return []
    return [known === undefined ? { field, after: value } : { field, before: known, after: value }]
  })
}

type Version = Pick<StoredMission, 'id' | 'version'>

type WriteRefusal = 'mission.unknown' | 'mission.changed' | 'wallet.key_reused'

type Writing = {
  readonly action: 'mission.add' | 'mission.change' | 'mission.offer' | 'mission.stop'
  /** The version that was seen; none for a new mission. */
  readonly before: StoredMission | undefined
  readonly after: Omit<StoredMission, 'version'>
}

/** Whether two versions say the same, whoever wrote them and when. */
const isSame = (one: StoredMission, other: StoredMission): boolean =>
  one.madeBy === other.madeBy && changesBetween(one, other).length === 0

/** Writes a version, and what it changes in the audit log. The same version sent twice is written once. */
function write({ db }: DeskOptions, { action, before, after }: Writing): Promise<Result<Version, WriteRefusal>> {
  const { id, madeBy, madeAtMs } = after
  return db.transact<Version, WriteRefusal>(async (tx) => {
    const latest = await findLatest(tx, id)
    const isSeen = latest?.version === before?.version
    const mission = { ...after, version: isSeen ? await nextVersion(tx, id) : (latest?.version ?? 1) }
    const { version } = mission
    if (!isSeen || !(await insertMission(tx, mission))) {
      const stored = await findVersion(tx, id, version)
      if (stored !== undefined && isSame(stored, mission)) return ok({ id, version })
      return err(before === undefined ? 'wallet.key_reused' : 'mission.changed')
    }
    const detail = { version, changes: changesBetween(before, mission) }
    await writeAuditEntry(tx, { actor: madeBy ?? 'house', action, subject: subjectOf(id), detail }, madeAtMs)
    return ok({ id, version })
  })
}

export type Saving = {
  readonly key: string
  /** Null for a new mission. */
  readonly id: string | null
  /** The version that was edited. */
  readonly version: number
  readonly draft: MissionDraft
  readonly by: Id<'account'>
}

type SaveRefusal = WriteRefusal | 'mission.draft'

/** Proposes a mission, or a new version of one. Who has joined keeps the version they joined under. */
export async function save(options: DeskOptions, saving: Saving): Promise<Result<Version, SaveRefusal>> {
  const { db, clock, ids, currency } = options
  const { key, version, draft, by } = saving
  if (!isWithinLimits(draft, options)) return err('mission.draft')
  const id = saving.id ?? ids.named('mission.draft', by, key)
  const before = saving.id === null ? undefined : await db.read((tx) => findVersion(tx, id, version))
  if (saving.id !== null && before === undefined) return err('mission.unknown')
  const own = { currency, isOffered: before?.isOffered ?? true, madeBy: by, madeAtMs: clock.nowMs() }
  const after = { ...draft, ...own, id }
  return write(options, { action: before === undefined ? 'mission.add' : 'mission.change', before, after })
}

export type Offering = {
  readonly id: string
  readonly version: number
  readonly isOffered: boolean
  readonly by: Id<'account'>
}

/**
 * Stops offering a mission at once, and drops a version that waits for approval; or proposes to offer it again. The new
 * version has the terms that are in force.
 */
export async function offer(
  options: DeskOptions,
  { id, version, isOffered, by }: Offering,
): Promise<Result<Version, 'mission.unknown' | 'mission.changed'>> {
  const [latest, inForce] = await options.db.read(async (tx) => [await findLatest(tx, id), await findInForce(tx, id)])
  if (latest === undefined) return err('mission.unknown')
  // A second click finds it done.
  if (latest.isOffered === isOffered && (latest.version === version || latest.madeBy === by)) {
    return ok({ id, version: latest.version })
  }
  if (latest.version !== version) return err('mission.changed')
  const after = { ...(inForce ?? latest), isOffered, madeBy: by, madeAtMs: options.clock.nowMs() }
  const written = await write(options, { action: isOffered ? 'mission.offer' : 'mission.stop', before: latest, after })
  return written.ok ? written : err('mission.changed')
}

type DecideRefusal = 'mission.unknown' | 'mission.changed' | 'proposal.same_person'

/** Decides about a version that a colleague wrote. The same decision again changes nothing. */
export async function decide(
  { db, clock }: DeskOptions,
  decision: MissionDecision,
): Promise<Result<Version, DecideRefusal>> {
  const { id, version, isApproved, by, note } = decision
  return db.transact<Version, DecideRefusal>(async (tx) => {
    const decided = await findDecision(tx, id, version)
    if (decided !== undefined) {
      return decided.by === by && decided.isApproved === isApproved ? ok({ id, version }) : err('mission.changed')
    }
    const latest = await findLatest(tx, id)
    if (latest === undefined) return err('mission.unknown')
    if (latest.version !== version || latest.isInForce) return err('mission.changed')
    if (latest.madeBy === by) return err('proposal.same_person')
    const inForce = await findInForce(tx, id)
    const nowMs = clock.nowMs()
    if (!(await insertDecision(tx, decision, nowMs))) return err('mission.changed')
    const action = isApproved ? ('mission.approve' as const) : ('mission.reject' as const)
    const detail = { version, changes: changesBetween(inForce, latest), ...(note !== null && { note }) }
    await writeAuditEntry(tx, { actor: by, action, subject: subjectOf(id), detail }, nowMs)
    return ok({ id, version })
  })
}
