import { isModuleOn, settingChanges, type BrandSettings, type ModuleId, type MoneyPolicy } from '@ronda/contract'
import { err, ok, present, seconds, type Id, type Result } from '@ronda/core'
import type { Clock } from '../../platform/clock/clock.ts'
import { writeAuditEntry } from '../../platform/auditLog/index.ts'
import type { Geo } from '../../platform/geo/geo.ts'
import type { Db } from '../../platform/postgres/db.ts'
import { makeTtlCache } from '../../platform/cache/ttlCache.ts'
import { isFreePattern } from './free.lib.ts'
import {
  needsCountry,
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
  /** The version that the settings were read with. */
  readonly version: number
  readonly settings: BrandSettings
  readonly by: Id<'account'>
}

export type ChangeRefusal = SettingsRefusal | 'brand.changed_meanwhile' | 'brand.money_needs_two'

export type Settings = {
  current(): Promise<BrandSettings>
  /** The stored settings with their version. */
  read(): Promise<StoredSettings>
  change(request: ChangeRequest): Promise<Result<number, ChangeRefusal>>
  /** Whether these money settings are consistent. */
  checkMoney(money: MoneyPolicy): boolean
  /** Reads them again after a change. */
  refresh(): Promise<void>
  isOn(modId: ModuleId): Promise<boolean>
  countryOf(ip: string): string | null
  /** Why the site is closed to this address at the moment, if it is. */
  closedTo(ip: string): Promise<ClosedCode | undefined>
  /** Called on every change: at once when made by this process, within a second when made by another. */
  onChanged(listener: (settings: BrandSettings) => void): void
  close(): void
}

/** Every call reads the settings; a change made by another process is seen after at most this long. */
const CACHE_MS = seconds(1)

type Listeners = Set<(settings: BrandSettings) => void>

/** Reads the settings, and calls the listeners when they are new. */
function makeLoader({ db, merchant }: SettingsOptions, listeners: Listeners): () => Promise<StoredSettings> {
  let last: StoredSettings | undefined
  return async () => {
    try {
      const found = await db.load((tx) => findSettings(tx, merchant))
      const fresh = present(found, 'the settings of this brand')
      const isChange = last !== undefined && fresh.version > last.version
      if (last === undefined || isChange) last = fresh
      if (isChange) for (const listener of listeners) listener(fresh.settings)
    } catch (error) {
      // Without the database the last settings stay in use: losing it neither opens nor closes the site.
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
    // One person alone may not change the money settings: that is proposed, and approved by another.
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

/** The current settings, cached for a second. */
export function openSettings(options: SettingsOptions): Settings {
  const { clock, geo, merchant } = options
  const listeners: Listeners = new Set()
  const load = makeLoader(options, listeners)
  const cache = makeTtlCache({ load, ttlMs: CACHE_MS, entriesMax: 1, nowMs: () => clock.nowMs() })
  const read = async (): Promise<StoredSettings> => present(await cache.get(merchant), 'settings that were loaded')
  const current = async (): Promise<BrandSettings> => (await read()).settings

  // No call may come in while the site is closed, but open pages must still learn that it has opened again.
  const timer = setInterval(() => void read().catch(() => {}), CACHE_MS).unref()

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
      return closedCode(statusFor(settings, needsCountry(settings) ? geo.countryOf(ip) : null))
    },
    onChanged: (listener) => void listeners.add(listener),
    close: () => clearInterval(timer),
  }
}
