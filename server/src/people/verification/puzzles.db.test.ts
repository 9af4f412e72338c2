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
const OTHER_NETWORK = '198.51.100.7'

async function newCaptcha(): Promise<{ id: string; image: string }> {
  const made = await captchas.make('home')
  if (!made.ok) throw new Error(made.error)
  return made.value
}

/** The answer in an id, which only the key can unseal. */
const answerOf = (id: string): string => unseal(options.key, Buffer.from(id, 'base64url'), 'captcha').slice(0, 5)

test('a captcha is a bitmap, and can be answered once', async () => {
  const { id, image } = await newCaptcha()
  expect(id.length).toBeLessThanOrEqual(60)
  const picture = Buffer.from(image.replace('data:image/webp;base64,', ''), 'base64')
  expect(await sharp(picture).metadata()).toMatchObject({ format: 'webp', width: 400, height: 140 })

  const text = answerOf(id).toLowerCase()
  expect(await captchas.check({ id, text: ` ${text} ` }, IP)).toBe(true)
  expect(await captchas.check({ id, text }, IP)).toBe(false)
})

test('after a wrong answer the captcha cannot be answered again', async () => {
  const { id } = await newCaptcha()
  expect(await captchas.check({ id, text: 'wrong' }, IP)).toBe(false)
  expect(await captchas.check({ id, text: answerOf(id) }, IP)).toBe(false)
})

test('concurrent answers to one captcha are accepted once', async () => {
  const { id } = await newCaptcha()
  const answers = await Promise.all(Array.from({ length: 20 }, () => captchas.check({ id, text: answerOf(id) }, IP)))
  expect(answers.filter(Boolean)).toHaveLength(1)
})

test('a captcha is refused after five minutes, with a forged id, and without an answer', async () => {
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

test('a flood of captchas from one network is refused beyond its queue, and delays no other network', async () => {
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
const encode = (solved: unknown): string => btoa(JSON.stringify(solved))

test('a solution works once, and only from the network that requested the puzzle', async () => {
  const solved = encode(solve(await work.make(IP)))
  expect(await work.check(solved, OTHER_NETWORK)).toBe(false)
  expect(await work.check(solved, NEIGHBOUR)).toBe(true)
  expect(await work.check(solved, IP)).toBe(false)
})

test('of twenty concurrent uses of one solution, one is accepted', async () => {
  const solved = encode(solve(await work.make(IP)))
  const answers = await Promise.all(Array.from({ length: 20 }, () => work.check(solved, IP)))
  expect(answers.filter(Boolean)).toHaveLength(1)
})

test('a solution that is wrong, not signed or late is refused', async () => {
  const solved = solve(await work.make(IP))
  const { challenge, solution } = solved
  const altered = (change: object) => encode({ ...solved, challenge: { ...challenge, ...change } })
  for (const text of [
    '',
    'none',
    encode({}),
    altered({ signature: '00'.repeat(32) }),
    altered({ parameters: { ...challenge.parameters, keyPrefix: '' } }),
    altered({ parameters: { ...challenge.parameters, cost: 2 } }),
    altered({
      parameters: { ...challenge.parameters, data: { until: nowMs + minutes(60), network: 'a', kind: 'long' } },
    }),
    encode({ ...solved, solution: { ...solution, derivedKey: '0'.repeat(64) } }),
  ]) {
    expect(await work.check(text, IP), text).toBe(false)
  }
  // The wrong answer has used up its only check.
  expect(await work.check(encode(solved), IP)).toBe(false)
  const foreign = await openWork({ ...options, key: parseSecretKey('6f'.repeat(32)), isLoadTest: true }).make(IP)
  expect(await work.check(encode(solve(foreign)), IP)).toBe(false)
  const late = encode(solve(await work.make(IP)))
  nowMs += minutes(5)
  expect(await work.check(late, IP)).toBe(false)
})

test('the more puzzles a network requests, the harder they are, and only for this network', async () => {
  const fullWork = openWork(options)
  const hardness = async (ip: string): Promise<number> => {
    const { cost, keyPrefix } = (await fullWork.make(ip)).parameters
    return cost * 16 ** keyPrefix.length
  }
  const first = await hardness(IP)
  for (let at = 0; at < 300; at += 1) await fullWork.make(at % 2 === 0 ? IP : NEIGHBOUR)
  expect(await hardness(NEIGHBOUR)).toBe(32 * first)
  expect(await hardness(OTHER_NETWORK)).toBe(first)
  nowMs += minutes(60)
  expect(await hardness(IP)).toBe(first)
})

test('a long puzzle can replace the picture, a usual one cannot', async () => {
  const usual = encode(solve(await work.make(IP)))
  expect(await captchas.check({ work: usual }, IP)).toBe(false)
  const long = encode(solve(await work.make(IP, 'long')))
  expect(await captchas.check({ work: long }, IP)).toBe(true)
  expect(await captchas.check({ work: long }, IP)).toBe(false)
  expect((await openWork(options).make(OTHER_NETWORK, 'long')).parameters).toMatchObject({
    cost: 4_096,
    keyPrefix: '00',
  })
})
