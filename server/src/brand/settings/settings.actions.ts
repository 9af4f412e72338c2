import { isModuleOn, settingChanges, type BrandSettings, type ModuleId, type MoneyPolicy } from '@ronda/contract'
import { err, ok, present, seconds, type Id, type Result } from '@ronda/core'
import type { Clock } from '../../platform/clock/clock.ts'
import { writeAuditEntry } from '../../platform/auditLog/index.ts'
import type { Geo } from '../../platform/geo/geo.ts'
import type { Db } from '../../platform/postgres/db.ts'
import { makeTtlCache } from '../../platform/cache/ttlCache.ts'
import { isFreePattern } from './free.actions.ts'
import {
  asksForPlace,
  checkMoney,
  checkSettings,
  closedCode,
  statusFor,
  type ClosedCode,
  type SettingsRefusal,
} from './settings.ts'
import {
  findSettings,
  insertSettingsChange,
  lockSettings,
  replaceSettings,
  type StoredSettings,
} from './settings.sql.ts'

export type SettingsOptions = {
  readonly db: Db
  readonly clock: Clock
  readonly merchant: string
  readonly geo: Geo
}

export type ChangeRequest = {
  /** The one the settings were read with. */
  readonly version: number
  readonly settings: BrandSettings
  readonly by: Id<'account'>
}

export type ChangeRefusal = SettingsRefusal | 'brand.changed_meanwhile' | 'brand.money_needs_two'

export type Settings = {
  current(): Promise<BrandSettings>
  /** As they stand in the books, with their number. */
  read(): Promise<StoredSettings>
  change(request: ChangeRequest): Promise<Result<number, ChangeRefusal>>
  /** Whether these make sense together with the rest. */
  checkMoney(money: MoneyPolicy): boolean
  /** Asks again: they were changed. */
  refresh(): Promise<void>
  isOn(modId: ModuleId): Promise<boolean>
  countryOf(ip: string): string | null
  /** Why the house is closed to this address just now, if it is. */
  closedTo(ip: string): Promise<ClosedCode | undefined>
  /** Told of every change: at once of those made here, within a second of those made by another process. */
  onChanged(listener: (settings: BrandSettings) => void): void
  close(): void
}

/** Every call asks; a change made by another process is seen after at most this long. */
const CACHE_MS = seconds(1)

type Listeners = Set<(settings: BrandSettings) => void>

/** Asks the database, and tells whoever listens when the answer is a new one. */
function makeLoader({ db, merchant }: SettingsOptions, listeners: Listeners): () => Promise<StoredSettings> {
  let last: StoredSettings | undefined
  return async () => {
    try {
      const found = await db.read((tx) => findSettings(tx, merchant))
      const fresh = present(found, 'the settings of this house')
      const isChange = last !== undefined && fresh.version > last.version
      if (last === undefined || isChange) last = fresh
      if (isChange) for (const listener of listeners) listener(fresh.settings)
    } catch (error) {
      // A house that cannot ask keeps to what it last heard: a lost database neither opens nor closes it.
      if (last === undefined) throw error
    }
    return last
  }
}

async function change(options: SettingsOptions, request: ChangeRequest): Promise<Result<number, ChangeRefusal>> {
  const { db, clock, merchant } = options
  const checked = checkSettings(request.settings, isFreePattern)
  if (!checked.ok) return checked
  return db.transact(async (tx) => {
    const before = await lockSettings(tx, merchant)
    if (before.version !== request.version) return err('brand.changed_meanwhile')
    const changes = settingChanges(before.settings, request.settings)
    // One person alone changes nothing of what money may do: that is proposed, and agreed to by another.
    if (changes.some(({ field }) => field.startsWith('money.'))) return err('brand.money_needs_two')
    const step = {
      merchant,
      version: before.version + 1,
      before: before.settings,
      after: request.settings,
      changedBy: request.by,
      changedAtMs: clock.nowMs(),
    }
    await replaceSettings(tx, step)
    await insertSettingsChange(tx, step)
    const detail = { version: step.version, changes }
    const auditEntry = {
      actor: request.by,
      action: 'settings.change' as const,
      subject: `settings:${merchant}`,
      detail,
    }
    await writeAuditEntry(tx, auditEntry, step.changedAtMs)
    return ok(step.version)
  })
}

/** The settings in force, remembered for a moment. */
export function openSettings(options: SettingsOptions): Settings {
  const { clock, geo, merchant } = options
  const listeners: Listeners = new Set()
  const load = makeLoader(options, listeners)
  const cache = makeTtlCache({ load, ttlMs: CACHE_MS, entriesMax: 1, nowMs: () => clock.nowMs() })
  const read = async (): Promise<StoredSettings> => present(await cache.get(merchant), 'settings that were loaded')
  const current = async (): Promise<BrandSettings> => (await read()).settings

  // Nobody may be asking while everybody is waiting for the house to open again.
  const watch = setInterval(() => void read().catch(() => {}), CACHE_MS).unref()

  return {
    current,
    read: load,
    async change(request) {
      const changed = await change(options, request)
      cache.forget(merchant)
      await read()
      return changed
    },
    checkMoney,
    async refresh() {
      cache.forget(merchant)
      await read()
    },
    isOn: async (modId) => isModuleOn((await current()).modules, modId),
    countryOf: (ip) => geo.countryOf(ip),
    async closedTo(ip) {
      const settings = await current()
      return closedCode(statusFor(settings, asksForPlace(settings) ? geo.countryOf(ip) : null))
    },
    onChanged: (listener) => void listeners.add(listener),
    close: () => clearInterval(watch),
  }
}
