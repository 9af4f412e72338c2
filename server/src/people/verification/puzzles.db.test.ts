import type { Puzzle } from '@ronda/contract'
import { err, minutes } from '@ronda/core'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { openDb } from '../../platform/postgres/db.ts'
import { parseSecretKey, unseal } from '../../platform/secrets/index.ts'
import { testDatabase } from '../../platform/testing/database.ts'
import { solvePuzzle } from '../../platform/testing/puzzle.ts'
import { openCaptchas } from './captcha.actions.ts'
import { openWork } from './work.actions.ts'

const db = openDb(await testDatabase())
afterAll(() => db.close())
let nowMs = Date.parse('2026-11-15T12:00:00Z')
const options = { db, clock: { nowMs: () => nowMs }, key: parseSecretKey('5e'.repeat(32)) }
const work = openWork({ ...options, isLoadTest: true })
const captchas = openCaptchas({ ...options, work })

/** Two addresses of one network, and one of another. */
const IP = '192.0.2.7'
const NEIGHBOUR = '192.0.2.200'
const ELSEWHERE = '198.51.100.7'

async function newCaptcha(): Promise<{ id: string; image: string }> {
  const made = await captchas.make('home')
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
  expect(await captchas.check({ id, text: ` ${text} ` }, IP)).toBe(true)
  expect(await captchas.check({ id, text }, IP)).toBe(false)
})

test('a wrong answer is the only one', async () => {
  const { id } = await newCaptcha()
  expect(await captchas.check({ id, text: 'wrong' }, IP)).toBe(false)
  expect(await captchas.check({ id, text: answerOf(id) }, IP)).toBe(false)
})

test('the same captcha answered by many at once lets one in', async () => {
  const { id } = await newCaptcha()
  const answers = await Promise.all(Array.from({ length: 20 }, () => captchas.check({ id, text: answerOf(id) }, IP)))
  expect(answers.filter(Boolean)).toHaveLength(1)
})

test('a captcha is worth nothing after five minutes, or when it was not ours, or not given', async () => {
  const { id } = await newCaptcha()
  const text = answerOf(id)
  expect(await captchas.check(undefined, IP)).toBe(false)
  expect(await captchas.check({ id: `${id.slice(0, 20)}${id[20] === 'A' ? 'B' : 'A'}${id.slice(21)}`, text }, IP)).toBe(
    false,
  )
  expect(await captchas.check({ id: 'made up', text }, IP)).toBe(false)
  nowMs += minutes(5)
  expect(await captchas.check({ id, text }, IP)).toBe(false)
})

test('a flood of captchas from one network is refused beyond what can wait, and keeps no other waiting', async () => {
  const drawn: string[] = []
  const ask = async (network: string) => {
    const made = await captchas.make(network)
    if (made.ok) drawn.push(network)
    return made
  }
  const flood = Array.from({ length: 90 }, () => ask('flood'))
  const other = await ask('other')
  expect(other.ok).toBe(true)
  expect(drawn.indexOf('other')).toBeLessThanOrEqual(2)
  const made = await Promise.all(flood)
  expect(made.filter(({ ok }) => ok)).toHaveLength(31)
  expect(made.filter(({ ok }) => !ok)).toEqual(Array.from({ length: 59 }, () => err('server.busy')))
})

type Solved = {
  readonly challenge: { readonly parameters: Readonly<Record<string, unknown>>; readonly signature: string }
  readonly solution: { readonly counter: number; readonly derivedKey: string }
}
const solve = (puzzle: Puzzle): Solved => JSON.parse(atob(solvePuzzle(puzzle))) as Solved
const written = (solved: unknown): string => btoa(JSON.stringify(solved))

test('a solution works once, for whoever comes from the network that asked', async () => {
  const solved = written(solve(await work.make(IP)))
  expect(await work.check(solved, ELSEWHERE)).toBe(false)
  expect(await work.check(solved, NEIGHBOUR)).toBe(true)
  expect(await work.check(solved, IP)).toBe(false)
})

test('of twenty who send the same solution at once one is let in', async () => {
  const solved = written(solve(await work.make(IP)))
  const answers = await Promise.all(Array.from({ length: 20 }, () => work.check(solved, IP)))
  expect(answers.filter(Boolean)).toHaveLength(1)
})

test('what was not solved, not signed or not in time is refused', async () => {
  const solved = solve(await work.make(IP))
  const { challenge, solution } = solved
  const altered = (change: object) => written({ ...solved, challenge: { ...challenge, ...change } })
  for (const text of [
    '',
    'none',
    written({}),
    altered({ signature: '00'.repeat(32) }),
    altered({ parameters: { ...challenge.parameters, keyPrefix: '' } }),
    altered({ parameters: { ...challenge.parameters, cost: 2 } }),
    altered({
      parameters: { ...challenge.parameters, data: { until: nowMs + minutes(60), network: 'a', kind: 'long' } },
    }),
    written({ ...solved, solution: { ...solution, derivedKey: '0'.repeat(64) } }),
  ]) {
    expect(await work.check(text, IP), text).toBe(false)
  }
  // Its one check was used up by a wrong answer.
  expect(await work.check(written(solved), IP)).toBe(false)
  const foreign = await openWork({ ...options, key: parseSecretKey('6f'.repeat(32)), isLoadTest: true }).make(IP)
  expect(await work.check(written(solve(foreign)), IP)).toBe(false)
  const late = written(solve(await work.make(IP)))
  nowMs += minutes(5)
  expect(await work.check(late, IP)).toBe(false)
})

test('the more a network asks for, the harder its puzzles are, and only its own', async () => {
  const serious = openWork(options)
  const hardness = async (ip: string): Promise<number> => {
    const { cost, keyPrefix } = (await serious.make(ip)).parameters
    return cost * 16 ** keyPrefix.length
  }
  const first = await hardness(IP)
  for (let at = 0; at < 300; at += 1) await serious.make(at % 2 === 0 ? IP : NEIGHBOUR)
  expect(await hardness(NEIGHBOUR)).toBe(32 * first)
  expect(await hardness(ELSEWHERE)).toBe(first)
  nowMs += minutes(60)
  expect(await hardness(IP)).toBe(first)
})

test('who cannot see a picture has a long puzzle instead, and a usual one does not do', async () => {
  const usual = written(solve(await work.make(IP)))
  expect(await captchas.check({ work: usual }, IP)).toBe(false)
  const long = written(solve(await work.make(IP, 'long')))
  expect(await captchas.check({ work: long }, IP)).toBe(true)
  expect(await captchas.check({ work: long }, IP)).toBe(false)
  expect((await openWork(options).make(ELSEWHERE, 'long')).parameters).toMatchObject({ cost: 4_096, keyPrefix: '00' })
})
