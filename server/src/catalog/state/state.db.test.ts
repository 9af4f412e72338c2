import type { GameState } from '@ronda/contract'
import { id, type Id } from '@ronda/core'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { insertBrand } from '../../brand/brand/index.ts'
import { openDb, type Db } from '../../platform/postgres/db.ts'
import { testDatabase } from '../../platform/testing/database.ts'
import { openGameStates, type GameStates } from './state.actions.ts'

let db: Db
let by: Id<'account'>
let states: GameStates
let nowMs = Date.UTC(2026, 10, 1)
const clock = { nowMs: () => nowMs }

beforeAll(async () => {
  db = openDb(await testDatabase())
  await db.write(async (tx) => {
    await insertBrand(tx, { merchant: 'ronda', name: 'Ronda', currency: 'USD', startingGrant: 0n })
    const staff = { username: 'staff', kind: 'operator', merchant: 'ronda', currency: 'USD', language: 'es' } as const
    by = id<'account'>((await tx.insertInto('account').values(staff).returning('id').executeTakeFirstOrThrow()).id)
  })
  return () => db.close()
})

let games = 0
let game: string
beforeEach(async () => {
  games += 1
  game = `GAME_${games}`
  states = await openGameStates({ db, clock })
  return () => states.close()
})

const change = (state: GameState, name = game) => states.change({ game: name, state, by })
const history = () =>
  db.read((tx) =>
    tx
      .selectFrom('game_state_change')
      .select(['before', 'after', 'changed_by', 'changed_at'])
      .where('game', '=', game)
      .orderBy('version')
      .execute(),
  )

test('a game is open until its state is changed, and can be opened again', async () => {
  expect(states.of(game)).toBe('open')
  for (const state of ['maintenance', 'hidden', 'open'] as const) {
    await change(state)
    expect(states.of(game)).toBe(state)
  }
  expect((await states.list()).map((shown) => shown.game)).not.toContain(game)
})

test('every change is stored with its author and time; setting the same state is no change', async () => {
  const atMs = nowMs
  await change('open')
  await change('maintenance')
  nowMs += 1
  await change('maintenance')
  await change('hidden')
  await change('open')
  expect(await history()).toEqual([
    { before: 'open', after: 'maintenance', changed_by: by, changed_at: new Date(atMs) },
    { before: 'maintenance', after: 'hidden', changed_by: by, changed_at: new Date(atMs + 1) },
    { before: 'hidden', after: 'open', changed_by: by, changed_at: new Date(atMs + 1) },
  ])
})

test('the history cannot be deleted', async () => {
  await change('hidden')
  const deletion = db.write((tx) => tx.deleteFrom('game_state_change').where('game', '=', game).execute())
  await expect(deletion).rejects.toThrow('what is written in the books stays')
})

test('the list has the latest change first', async () => {
  nowMs += 1
  await change('hidden', `${game}_A`)
  nowMs += 1
  await change('maintenance', `${game}_B`)
  const [first, second] = await states.list()
  expect(first).toEqual({ game: `${game}_B`, state: 'maintenance', changedBy: 'staff', changedAtMs: nowMs })
  expect(second).toMatchObject({ game: `${game}_A`, state: 'hidden' })
})

test('a listener is called at once after a change in this process, and not without a change', async () => {
  let changes = 0
  states.onChanged(() => (changes += 1))
  await change('hidden')
  expect(changes).toBe(1)
  await change('hidden')
  expect(changes).toBe(1)
})

test('another process sees a change by polling', async () => {
  const other = await openGameStates({ db, clock })
  try {
    const changes = new Promise<void>((resolve) => other.onChanged(resolve))
    await change('maintenance')
    await changes
    expect(other.of(game)).toBe('maintenance')
  } finally {
    other.close()
  }
})

test('concurrent changes leave one history without gaps', async () => {
  const wanted = Array.from({ length: 20 }, (_, number) => (['maintenance', 'hidden', 'open'] as const)[number % 3])
  await Promise.all(wanted.map((state) => change(state ?? 'open')))
  const steps = await history()
  for (const [place, step] of steps.entries()) expect(step.before).toBe(steps[place - 1]?.after ?? 'open')
  expect(states.of(game)).toBe(steps.at(-1)?.after)
})

test('a server that has lost its database keeps the last states', async () => {
  await change('maintenance')
  const lost = openDb(db.url)
  const other = await openGameStates({ db: lost, clock })
  await lost.close()
  await expect(other.list()).rejects.toThrow('destroyed')
  expect(other.of(game)).toBe('maintenance')
  other.close()
})
