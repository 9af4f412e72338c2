import type { BrandSettings } from '@ronda/contract'
import { id, present, type Id } from '@ronda/core'
import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { openGeo } from '../../platform/geo/geo.ts'
import { openDb, type Db } from '../../platform/postgres/db.ts'
import { testDatabase } from '../../platform/testing/database.ts'
import { insertBrand } from '../brand/index.ts'
import { defaultSettings } from './defaults.ts'
import { openSettings, type Settings } from './settings.actions.ts'
import { fillInSettings } from './settings.sql.ts'

let db: Db
let url: string
let merchant: string
let operator: Id<'account'>
let nowMs = Date.UTC(2026, 10, 1)
let merchants = 0
const opened: Settings[] = []

beforeAll(async () => {
  url = await testDatabase()
  db = openDb(url)
  return async () => {
    for (const settings of opened) settings.close()
    await db.close()
  }
})

async function openOne(database = db): Promise<Settings> {
  const settings = openSettings({ db: database, clock: { nowMs: () => nowMs }, merchant, geo: await openGeo() })
  opened.push(settings)
  return settings
}

beforeEach(async () => {
  merchants += 1
  merchant = `merchant${merchants}`
  await db.write(async (tx) => {
    await insertBrand(tx, { merchant, name: 'Brand', currency: 'USD', startingGrant: 0n })
    await fillInSettings(tx, merchant, defaultSettings)
    const values = { username: 'staff', kind: 'operator', merchant, currency: 'USD', language: 'es' } as const
    const row = await tx.insertInto('account').values(values).returning('id').executeTakeFirstOrThrow()
    operator = id<'account'>(row.id)
  })
})

const change = async (settings: Settings, version: number, to: Partial<BrandSettings>) =>
  settings.change({ version, settings: { ...(await settings.current()), ...to }, by: operator })

test('a change gets the next version, and is recorded with its author and both values', async () => {
  const settings = await openOne()
  expect(await settings.read()).toEqual({ version: 0, settings: defaultSettings })
  expect(await change(settings, 0, { footerText: 'one' })).toEqual({ ok: true, value: 1 })
  expect(await change(settings, 1, { footerText: 'two' })).toEqual({ ok: true, value: 2 })
  const rows = await db.read((tx) =>
    tx.selectFrom('brand_settings_change').selectAll().where('merchant', '=', merchant).orderBy('version').execute(),
  )
  expect(rows).toMatchObject([
    { version: 1, changed_by: operator, before: defaultSettings, after: { footerText: 'one' } },
    { version: 2, changed_by: operator, before: { footerText: 'one' }, after: { footerText: 'two' } },
  ])
})

test('recorded changes cannot be changed or deleted', async () => {
  const settings = await openOne()
  await change(settings, 0, { footerText: 'one' })
  const rewrite = [
    () => db.write((tx) => tx.updateTable('brand_settings_change').set({ version: 9 }).execute()),
    () => db.write((tx) => tx.deleteFrom('brand_settings_change').execute()),
    () => db.write((tx) => sql`truncate brand_settings_change`.execute(tx)),
  ]
  for (const attempt of rewrite) await expect(attempt()).rejects.toThrow('what is written in the books stays')
})

test('of twenty concurrent changes of the same version, one succeeds', async () => {
  const settings = await openOne()
  const results = await Promise.all(
    Array.from({ length: 20 }, (_, at) => change(settings, 0, { footerText: `number ${at}` })),
  )
  const winner = results.findIndex((result) => result.ok)
  expect(results.filter((result) => result.ok)).toHaveLength(1)
  expect(results.filter((result) => !result.ok && result.error === 'brand.changed_meanwhile')).toHaveLength(19)
  expect((await settings.current()).footerText).toBe(`number ${winner}`)
})

test('invalid settings are refused and change nothing', async () => {
  const settings = await openOne()
  expect(await change(settings, 0, { languages: ['en'] })).toEqual({ ok: false, error: 'brand.setting_invalid' })
  const { register } = defaultSettings
  const rules = register.rules.map((rule) =>
    rule.field === 'line' ? { ...rule, patternId: 'free' as const, acceptedPattern: '(?=a)' } : rule,
  )
  const refused = await change(settings, 0, { register: { ...register, rules } })
  expect(refused).toEqual({ ok: false, error: 'brand.pattern_refused' })
  expect(await settings.read()).toEqual({ version: 0, settings: defaultSettings })
})

test('listeners are called at once in the process of the change, and in another a second later', async () => {
  const [here, there] = [await openOne(), await openOne()]
  expect(await there.current()).toEqual(defaultSettings)
  expect(await here.current()).toEqual(defaultSettings)
  const notified: string[] = []
  here.onChanged(({ footerText }) => notified.push(`here: ${footerText}`))
  there.onChanged(({ footerText }) => notified.push(`there: ${footerText}`))
  await change(here, 0, { footerText: 'new' })
  expect((await here.current()).footerText).toBe('new')
  expect(notified).toEqual(['here: new'])
  expect((await there.current()).footerText).toBe('')
  nowMs += 1_000
  expect((await there.current()).footerText).toBe('new')
  expect(notified).toEqual(['here: new', 'there: new'])
})

test('listeners are called in a process without calls as well', async () => {
  const [here, there] = [await openOne(), await openOne()]
  await there.current()
  const notified: string[] = []
  there.onChanged(({ footerText }) => notified.push(footerText))
  await change(here, 0, { footerText: 'new' })
  nowMs += 1_000
  await expect.poll(() => notified).toEqual(['new'])
})

test('without its database a server keeps the last settings', async () => {
  const other = openDb(url)
  const settings = await openOne(other)
  await change(settings, 0, { status: 1 })
  await other.close()
  nowMs += 1_000
  expect(await settings.closedTo('8.8.8.8')).toBe('system.maintenance')
})

test('stored settings of an older version stay, and new fields get their default', async () => {
  const { promisedHours: _, ...withdrawal } = defaultSettings.money.withdrawal
  const known = { status: 1 as const, languages: ['en' as const], defaultLanguage: 'en' as const, roundMsMin: 2_500 }
  const old = { ...known, money: { withdrawal: { ...withdrawal, min: 77 } } }
  await db.write(async (tx) => {
    await tx
      .updateTable('brand_settings')
      .set({ value: JSON.stringify(old) })
      .where('merchant', '=', merchant)
      .execute()
    await fillInSettings(tx, merchant, defaultSettings)
    await fillInSettings(tx, merchant, defaultSettings)
  })
  const settings = await openOne()
  const money = { ...defaultSettings.money, withdrawal: { ...defaultSettings.money.withdrawal, min: 77 } }
  expect(await settings.read()).toEqual({ version: 0, settings: { ...defaultSettings, ...known, money } })
})

test('a module that stored settings lack is switched as the product has it; what staff switched off stays off', async () => {
  const stored = defaultSettings.modules.map((node) =>
    node.modId === 'AGENTS'
      ? { ...node, childrenNodes: [{ modId: 'AGENTPOLICY3', enabled: 1, childrenNodes: [] }] }
      : { ...node, enabled: 0 },
  )
  await db.write(async (tx) => {
    const value = JSON.stringify({ ...defaultSettings, modules: stored })
    await tx.updateTable('brand_settings').set({ value }).where('merchant', '=', merchant).execute()
    await fillInSettings(tx, merchant, defaultSettings)
  })
  const settings = await openOne()
  for (const modId of ['AGENTDIVIDEND3', 'AGENTREALTIMESALARY3', 'AGENTFREEZE3', 'SUBAGENTREG3'] as const) {
    expect(await settings.isOn(modId)).toBe(true)
  }
  expect(await settings.isOn('GOOGLELOGIN3')).toBe(false)
  expect((await settings.read()).version).toBe(0)
})

test('a module is off when a module around it is off', async () => {
  const settings = await openOne()
  expect(await settings.isOn('GOOGLELOGIN3')).toBe(true)
  const modules = present((await settings.current()).modules, 'modules').map((node) =>
    node.modId === 'SIGN_IN' ? { ...node, enabled: 0 as const } : node,
  )
  await change(settings, 0, { modules })
  expect(await settings.isOn('GOOGLELOGIN3')).toBe(false)
  expect(await settings.isOn('MOBILENUMREG3')).toBe(true)
})

test.each([
  ['8.8.8.8', 'system.region'],
  ['200.55.1.1', undefined],
  ['127.0.0.1', undefined],
])('with the United States blocked, %s gets %s', async (ip, code) => {
  const settings = await openOne()
  await change(settings, 0, { blockedCountries: ['US'] })
  expect(await settings.closedTo(ip)).toBe(code)
})

test('settings are loaded for callers that hold every connection', async () => {
  const few = openDb(url, { connectMsMax: 2_000 })
  const settings = await openOne(few)
  const waiting = Array.from({ length: 20 }, () => few.read(() => settings.current()))
  await expect(Promise.all(waiting)).resolves.toHaveLength(20)
  settings.close()
  await few.close()
})
