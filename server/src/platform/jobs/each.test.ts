import { expect, test } from 'vitest'
import { doEach } from './each.ts'

test('one that fails keeps nobody waiting, and is heard of', async () => {
  const done: number[] = []
  const work = async (item: number): Promise<void> => {
    if (item === 2) throw new Error('two')
    done.push(item)
  }
  await expect(doEach([1, 2, 3], work)).rejects.toMatchObject({ message: '1 of 3 failed', errors: [new Error('two')] })
  expect(done).toEqual([1, 3])
  await doEach([], work)
})
