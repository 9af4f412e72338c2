import { minutes } from '@ronda/core'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { temporaryFolder } from '../testing/folder.ts'
import type { HeldJob } from '../testing/held.process.ts'
import type { Time } from './lowPriorityProcess.ts'
import { IdleFirstPool } from './idleFirstPool.ts'

let folder: string
let work: IdleFirstPool<HeldJob, Time>
const begin = (patienceMs: number): void => {
  work = new IdleFirstPool(new URL('../testing/held.process.ts', import.meta.url), patienceMs)
}
beforeEach(() => {
  folder = temporaryFolder('idle-first')
  begin(0)
})
afterEach(() => {
  work.close()
  rmSync(folder, { recursive: true, force: true })
})

const gate = (name: string): string => join(folder, name)
const open = (name: string): void => writeFileSync(gate(name), '')

test('a job runs in the idle process while the machine has idle time', async () => {
  begin(minutes(10))
  expect(await Promise.all([work.ask({}), work.ask({})])).toEqual(['idle', 'idle'])
})

test('a job runs in the low-priority process when no idle time comes', async () => {
  expect(await work.ask({ idle: gate('never') })).toBe('low')
})

test('the idle process gets no job while one of its is overdue, and gets jobs again afterwards', async () => {
  expect(await work.ask({ idle: gate('first') })).toBe('low')
  const second = work.ask({ low: gate('second') })
  open('second')
  expect(await second).toBe('low')
  open('first')
  await expect.poll(() => work.ask({}), { timeout: minutes(1) }).toBe('idle')
})

test('counts the waiting jobs, and rejects them when it is closed', async () => {
  const never = { idle: gate('never'), low: gate('never') }
  const asked = Promise.allSettled([work.ask(never), work.ask(never)])
  expect(work.waiting).toBe(2)
  work.close()
  expect((await asked).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(work.waiting).toBe(0)
})
