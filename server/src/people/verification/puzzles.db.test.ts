import { err, minutes } from '@ronda/core'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { openDb } from '../../platform/postgres/db.ts'
import { parseSecretKey, unseal } from '../../platform/secrets/index.ts'
import { testDatabase } from '../../platform/testing/database.ts'
import { solvePuzzle } from '../../platform/testing/puzzle.ts'
import { openCaptchas } from './captcha.actions.ts'
import { openWork, type Puzzle } from './work.actions.ts'

const db = openDb(await testDatabase())
afterAll(() => db.close())
let nowMs = Date.parse('2026-11-15T12:00:00Z')
const options = { db, clock: { nowMs: () => nowMs }, key: parseSecretKey('5e'.repeat(32)) }
const captchas = openCaptchas(options)
const work = openWork(options)

async function newCaptcha(): Promise<{ id: string; image: string }> {
  const made = await captchas.make()
  if (!made.ok) throw new Error(made.error)
  return made.value
}

/** What only the house can read out of an id. */
const answerOf = (id: string): string => unseal(options.key, Buffer.from(id, 'base64url'), 'captcha').slice(0, 5)

test('a captcha is a picture without text, and is answered once', async () => {
  const { id, image } = await newCaptcha()
  expect(id.length).toBeLessThanOrEqual(60)
  const picture = Buffer.from(image.replace('data:image/webp;base64,', ''), 'base64')
  expect(await sharp(picture).metadata()).toMatchObject({ format: 'webp', width: 400, height: 140 })

  const text = answerOf(id).toLowerCase()
  expect(await captchas.check({ id, text: ` ${text} ` })).toBe(true)
  expect(await captchas.check({ id, text })).toBe(false)
})

test('a wrong answer is the only one', async () => {
  const { id } = await newCaptcha()
  expect(await captchas.check({ id, text: 'wrong' })).toBe(false)
  expect(await captchas.check({ id, text: answerOf(id) })).toBe(false)
})

test('the same captcha answered by many at once lets one in', async () => {
  const { id } = await newCaptcha()
  const answers = await Promise.all(Array.from({ length: 20 }, () => captchas.check({ id, text: answerOf(id) })))
  expect(answers.filter(Boolean)).toHaveLength(1)
})

test('a captcha is worth nothing after five minutes, or when it was not ours, or not given', async () => {
  const { id } = await newCaptcha()
  const text = answerOf(id)
  expect(await captchas.check(undefined)).toBe(false)
  expect(await captchas.check({ id: `${id.slice(0, 20)}${id[20] === 'A' ? 'B' : 'A'}${id.slice(21)}`, text })).toBe(
    false,
  )
  expect(await captchas.check({ id: 'made up', text })).toBe(false)
  nowMs += minutes(5)
  expect(await captchas.check({ id, text })).toBe(false)
})

test('a flood of captchas is refused beyond what can wait, and the rest are drawn', async () => {
  const made = await Promise.all(Array.from({ length: 90 }, () => captchas.make()))
  expect(made.filter(({ ok }) => ok)).toHaveLength(60)
  expect(made.filter(({ ok }) => !ok)).toEqual(Array.from({ length: 30 }, () => err('server.busy')))
})

const solve = (puzzle: Puzzle): Record<string, unknown> =>
  JSON.parse(atob(solvePuzzle(puzzle))) as Record<string, unknown>

const written = (solution: Record<string, unknown>): string => btoa(JSON.stringify(solution))

test('a solution works once, however it is written', async () => {
  const solution = solve(await work.make())
  expect(await work.check(written(solution))).toBe(true)
  expect(await work.check(written(solution))).toBe(false)
  // The library reads both as the same salt.
  expect(await work.check(written({ ...solution, salt: String(solution['salt']).slice(0, -1) }))).toBe(false)
})

test('what was not solved, not signed or not in time is refused', async () => {
  const solution = solve(await work.make())
  expect(await work.check('')).toBe(false)
  expect(await work.check('none')).toBe(false)
  expect(await work.check(written({}))).toBe(false)
  expect(await work.check(written({ ...solution, number: Number(solution['number']) + 1 }))).toBe(false)
  expect(await work.check(written({ ...solution, signature: '00'.repeat(32) }))).toBe(false)
  const later = String(solution['salt']).replace(/expires=\d+/, `expires=${Math.floor(nowMs / 1_000) + 9_000}`)
  expect(await work.check(written({ ...solution, salt: later }))).toBe(false)
  const foreign = await openWork({ ...options, key: parseSecretKey('6f'.repeat(32)) }).make()
  expect(await work.check(written(solve(foreign)))).toBe(false)
  nowMs += minutes(5)
  expect(await work.check(written(solution))).toBe(false)
})
