import { MISSION_FIGURE_DAYS, type DeskMission, type MissionDraft, type SettingChange } from '@ronda/contract'
import { days, err, ok, type Id, type Result } from '@ronda/core'
import { writeAuditEntry } from '../../platform/auditLog/index.ts'
import { isWithinLimits, periodAt } from './mission.ts'
import { MISSIONS_MAX, type MissionOptions } from './mission.actions.ts'
import {
  findNewest,
  findTaken,
  findVersion,
  insertMission,
  listForDesk,
  sumFigures,
  type StoredMission,
} from './mission.sql.ts'
import { shownToStaff } from './mission.view.ts'

export type DeskOptions = Pick<MissionOptions, 'db' | 'clock' | 'ids' | 'currency' | 'unit'>

/** Every mission in its newest version, and what missions have cost in the last days. */
export async function listMissions({ db, clock }: DeskOptions): Promise<readonly DeskMission[]> {
  const nowMs = clock.nowMs()
  return db.read(async (tx) => {
    const missions = await listForDesk(tx, MISSIONS_MAX)
    const figures = await sumFigures(tx, nowMs - days(MISSION_FIGURE_DAYS))
    const periods = missions.map(({ id, period }) => ({ mission: id, startMs: periodAt(period, nowMs).startMs }))
    const taken = await findTaken(tx, periods)
    return missions.map((mission) => {
      const { joined = 0, done = 0, given = 0n } = figures.get(mission.id) ?? {}
      return shownToStaff(mission, { joinedNow: taken.get(mission.id) ?? 0, joined, done, given })
    })
  })
}

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
  readonly before: StoredMission | undefined
  readonly after: StoredMission
}

/** Whether two versions say the same, whoever wrote them and when. */
const isSame = (one: StoredMission, other: StoredMission): boolean =>
  one.madeBy === other.madeBy && changesBetween(one, other).length === 0

/** Writes a version, and what it changes in the audit log. The same version sent twice is written once. */
function write({ db }: DeskOptions, { action, before, after }: Writing): Promise<Result<Version, WriteRefusal>> {
  const { id, version, madeBy, madeAtMs } = after
  return db.transact<Version, WriteRefusal>(async (tx) => {
    if (!(await insertMission(tx, after))) {
      const stored = await findVersion(tx, id, version)
      if (stored !== undefined && isSame(stored, after)) return ok({ id, version })
      return err(before === undefined ? 'wallet.key_reused' : 'mission.changed')
    }
    const detail = { version, changes: changesBetween(before, after) }
    await writeAuditEntry(tx, { actor: madeBy ?? 'house', action, subject: `mission:${id}`, detail }, madeAtMs)
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

/** Adds a mission, or a new version of one. Who has joined keeps the version they joined under. */
export async function save(options: DeskOptions, saving: Saving): Promise<Result<Version, SaveRefusal>> {
  const { db, clock, ids, currency } = options
  const { key, version, draft, by } = saving
  if (!isWithinLimits(draft, options)) return err('mission.draft')
  const id = saving.id ?? ids.named('mission.draft', by, key)
  const before = saving.id === null ? undefined : await db.read((tx) => findVersion(tx, id, version))
  if (saving.id !== null && before === undefined) return err('mission.unknown')
  const own = { currency, isOffered: before?.isOffered ?? true, madeBy: by, madeAtMs: clock.nowMs() }
  const after = { ...draft, ...own, id, version: (before?.version ?? 0) + 1 }
  return write(options, { action: before === undefined ? 'mission.add' : 'mission.change', before, after })
}

export type Offering = {
  readonly id: string
  readonly version: number
  readonly isOffered: boolean
  readonly by: Id<'account'>
}

/** Stops offering a mission, or offers it again: a new version with the same terms. */
export async function offer(
  options: DeskOptions,
  { id, version, isOffered, by }: Offering,
): Promise<Result<Version, 'mission.unknown' | 'mission.changed'>> {
  const before = await options.db.read((tx) => findNewest(tx, id))
  if (before === undefined) return err('mission.unknown')
  // A second click finds it done.
  if (before.isOffered === isOffered && before.version === version + 1) return ok({ id, version: before.version })
  if (before.version !== version) return err('mission.changed')
  if (before.isOffered === isOffered) return ok({ id, version })
  const after = { ...before, isOffered, version: version + 1, madeBy: by, madeAtMs: options.clock.nowMs() }
  const written = await write(options, { action: isOffered ? 'mission.offer' : 'mission.stop', before, after })
  return written.ok ? written : err('mission.changed')
}
