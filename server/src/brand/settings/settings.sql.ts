import { brandSettings, type BrandSettings, type MoneyPolicy } from '@ronda/contract'
import type { Id } from '@ronda/core'
import { sql } from 'kysely'
import { z } from 'zod/mini'
import type { Tx } from '../../platform/postgres/db.ts'
import { fillIn, type Json } from './fillIn.ts'
import { fillInModules } from './fillInModules.ts'

/** `version` counts the changes, so that two people cannot overwrite each other's change without knowing. */
export type StoredSettings = { readonly version: number; readonly settings: BrandSettings }

/** Adds missing settings and modules with their defaults; what staff have set stays. Called at every start. */
export async function fillInSettings(tx: Tx, merchant: string, defaults: BrandSettings): Promise<void> {
  await tx
    .insertInto('brand_settings')
    .values({ merchant, version: 0, value: JSON.stringify(defaults) })
    .onConflict((conflict) => conflict.column('merchant').doNothing())
    .execute()
  const { value } = await tx
    .selectFrom('brand_settings')
    .select('value')
    .where('merchant', '=', merchant)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const settings = z.parse(brandSettings, fillIn(value as Json, defaults))
  const filled = JSON.stringify({ ...settings, modules: fillInModules(settings.modules, defaults.modules) })
  await tx
    .updateTable('brand_settings')
    .set({ value: filled })
    .where('merchant', '=', merchant)
    .where('value', '<>', sql<string>`${filled}::jsonb`)
    .execute()
}

/** A policy that was stored by an older version, completed as the settings themselves are. */
export const readMoney = (stored: unknown, defaults: MoneyPolicy): MoneyPolicy =>
  z.parse(brandSettings.shape.money, fillIn(stored as Json, defaults))

export async function findSettings(tx: Tx, merchant: string): Promise<StoredSettings | undefined> {
  const row = await tx
    .selectFrom('brand_settings')
    .select(['version', 'value'])
    .where('merchant', '=', merchant)
    .executeTakeFirst()
  return row && { version: row.version, settings: z.parse(brandSettings, row.value) }
}

/** Locks the row until the transaction ends, so that no other change comes between reading and replacing. */
export async function lockSettings(tx: Tx, merchant: string): Promise<StoredSettings> {
  const { version, value } = await tx
    .selectFrom('brand_settings')
    .select(['version', 'value'])
    .where('merchant', '=', merchant)
    .forUpdate()
    .executeTakeFirstOrThrow()
  return { version, settings: z.parse(brandSettings, value) }
}

export type SettingsChange = {
  readonly merchant: string
  /** The version that the change makes. */
  readonly version: number
  readonly before: BrandSettings
  readonly after: BrandSettings
  readonly changedBy: Id<'account'>
  readonly changedAtMs: number
}

export async function replaceSettings(tx: Tx, { merchant, version, after }: SettingsChange): Promise<void> {
  await tx
    .updateTable('brand_settings')
    .set({ version, value: JSON.stringify(after) })
    .where('merchant', '=', merchant)
    .execute()
}

export type MoneyChange = {
  readonly merchant: string
  /** The policy that must still be the current one. */
  readonly before: MoneyPolicy
  readonly after: MoneyPolicy
  readonly by: Id<'account'>
  readonly nowMs: number
}

/** Replaces the policy that the change was made for; false when that is no longer the current one. */
export async function replaceMoney(
  tx: Tx,
  { merchant, before, after, by, nowMs }: MoneyChange,
  isSame: (left: MoneyPolicy, right: MoneyPolicy) => boolean,
): Promise<boolean> {
  const current = await lockSettings(tx, merchant)
  if (!isSame(current.settings.money, before)) return false
  const step = {
    merchant,
    version: current.version + 1,
    before: current.settings,
    after: { ...current.settings, money: after },
    changedBy: by,
    changedAtMs: nowMs,
  }
  await replaceSettings(tx, step)
  await insertSettingsChange(tx, step)
  return true
}

export async function insertSettingsChange(tx: Tx, change: SettingsChange): Promise<void> {
  const { merchant, version, before, after, changedBy, changedAtMs } = change
  await tx
    .insertInto('brand_settings_change')
    .values({
      merchant,
      version,
      changed_by: changedBy,
      changed_at: new Date(changedAtMs),
      before: JSON.stringify(before),
      after: JSON.stringify(after),
    })
    .execute()
}
