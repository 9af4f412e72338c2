import { expect, test } from 'vitest'
import { openLog } from '../log/log.ts'
import { openLater } from './later.ts'

test('work is done after the caller has gone on, a failure harms nobody, and settling waits for all of it', async () => {
  const later = openLater(openLog('silent'))
  const done: string[] = []
  later.run('first', async () => {
    done.push('first')
    later.run('second', async () => done.push('second'))
  })
  later.run('broken', async () => {
    throw new Error('broken')
  })
  expect(done).toEqual([])
  await later.settle()
  expect(done).toEqual(['first', 'second'])
})

test('beyond a thousand waiting, more is left undone', async () => {
  const later = openLater(openLog('silent'))
  let done = 0
  for (let count = 0; count < 1_500; count += 1) later.run('many', async () => (done += 1))
  await later.settle()
  expect(done).toBe(1_000)
})
