import { minutes } from '@ronda/core'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { passingFolder } from '../testing/folder.ts'
import type { HeldJob } from '../testing/held.process.ts'
import type { Time } from './lowPriorityProcess.ts'
import { IdleFirstPool } from './idleFirstPool.ts'

let folder: string
let work: IdleFirstPool<HeldJob, Time>
const begin = (patienceMs: number): void => {
  work = new IdleFirstPool(new URL('../testing/held.process.ts', import.meta.url), patienceMs)
}
beforeEach(() => {
  folder = passingFolder('spare-time')
  begin(0)
})
afterEach(() => {
  work.close()
  rmSync(folder, { recursive: true, force: true })
})

const gate = (name: string): string => join(folder, name)
const open = (name: string): void => writeFileSync(gate(name), '')

test('is done in idle time where there is some', async () => {
  begin(minutes(10))
  expect(await Promise.all([work.ask({}), work.ask({})])).toEqual(['idle', 'idle'])
})

test('takes turns with everything else when idle time does not come', async () => {
  expect(await work.ask({ idle: gate('never') })).toBe('low')
})

test('asks no more of idle time while it owes an answer, and trusts it again once that has come', async () => {
  expect(await work.ask({ idle: gate('first') })).toBe('low')
  const second = work.ask({ low: gate('second') })
  open('second')
  expect(await second).toBe('low')
  open('first')
  await expect.poll(() => work.ask({}), { timeout: minutes(1) }).toBe('idle')
})

test('knows how many wait, and refuses them when it is closed', async () => {
  const never = { idle: gate('never'), low: gate('never') }
  const asked = Promise.allSettled([work.ask(never), work.ask(never)])
  expect(work.waiting).toBe(2)
  work.close()
  expect((await asked).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(work.waiting).toBe(0)
})
