import { expect, test } from 'vitest'
import { openLog } from '../log/log.ts'
import { openBackgroundTasks } from './backgroundTasks.ts'

test('tasks run after the caller has gone on, a failure stops no other, and settling waits for all', async () => {
  const background = openBackgroundTasks(openLog('silent'))
  const done: string[] = []
  background.run('first', async () => {
    done.push('first')
    background.run('second', async () => done.push('second'))
  })
  background.run('broken', async () => {
    throw new Error('broken')
  })
  expect(done).toEqual([])
  await background.settle()
  expect(done).toEqual(['first', 'second'])
})

test('beyond a thousand waiting tasks, more are dropped', async () => {
  const background = openBackgroundTasks(openLog('silent'))
  let done = 0
  for (let count = 0; count < 1_500; count += 1) background.run('many', async () => (done += 1))
  await background.settle()
  expect(done).toBe(1_000)
})
