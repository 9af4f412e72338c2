import { expect, test } from 'vitest'
import { openProgressFeed } from './progress.actions.ts'

test('accounts with open pages are told once in a while, however often their progress changes', async () => {
  const told: string[] = []
  const feed = openProgressFeed({ hasOwner: (owner) => owner !== 'away' }, (account) => told.push(account))
  for (let at = 0; at < 20; at += 1) feed.tell(['ana', 'away', 'eva'])
  await expect.poll(() => told).toEqual(['ana', 'eva'])
  feed.tell(['ana'])
  await expect.poll(() => told).toEqual(['ana', 'eva', 'ana'])
  feed.close()
})
