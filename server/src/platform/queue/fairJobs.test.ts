import { expect, test } from 'vitest'
import { makeFairJobs } from './fairJobs.ts'

const soon = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

test('a key with a thousand jobs does not keep another key waiting', async () => {
  const run = makeFairJobs({ atOnceMax: 2, perKeyMax: 2_000, waitingMax: 4_000 })
  const done: string[] = []
  const ask = (key: string) =>
    run(key, async () => {
      await soon()
      done.push(key)
    })
  const flood = Array.from({ length: 1_000 }, () => ask('flood'))
  await ask('other')
  // The two that were running, and one more that came before it in turn.
  expect(done.indexOf('other')).toBeLessThanOrEqual(4)
  await Promise.all(flood)
  expect(done).toHaveLength(1_001)
})

test('never more jobs run at once than the limit, also when some fail', async () => {
  const run = makeFairJobs({ atOnceMax: 3, perKeyMax: 100, waitingMax: 100 })
  let [running, most] = [0, 0]
  const ask = (at: number) =>
    run(String(at % 4), async () => {
      running += 1
      most = Math.max(most, running)
      await soon()
      running -= 1
      if (at % 5 === 0) throw new Error('failed')
    }).catch(() => 'failed')
  await Promise.all(Array.from({ length: 60 }, (_, at) => ask(at)))
  expect([most, running]).toEqual([3, 0])
})

test('jobs beyond the limit of a key are refused, and evicted for other keys when the queue is full', async () => {
  const run = makeFairJobs({ atOnceMax: 1, perKeyMax: 4, waitingMax: 4 })
  const first = run('flood', soon)
  const flood = Array.from({ length: 6 }, () => run('flood', soon))
  const other = await run('other', soon)
  expect(other.ok).toBe(true)
  await first
  const answers = await Promise.all(flood)
  expect(answers.filter(({ ok: isDone }) => isDone)).toHaveLength(3)
})
