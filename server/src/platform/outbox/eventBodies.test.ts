import { expect, test } from 'vitest'
import { EventBodies } from './eventBodies.ts'

test('an event that is read again is the same object; the oldest ones are let go', () => {
  const bodies = new EventBodies()
  const read = (id: number, xid = '7') => bodies.of({ xid, id: BigInt(id), text: JSON.stringify([{ id, xid }]) })
  const first = read(1)
  expect(first).toEqual([{ id: 1, xid: '7' }])
  expect(read(1)).toBe(first)
  // Ids are of one table and transactions of one server, but only both together name an event.
  expect(read(1, '8')).toEqual([{ id: 1, xid: '8' }])
  for (let id = 2; id <= 400; id += 1) read(id)
  expect(read(1)).not.toBe(first)
  expect(read(1)).toEqual(first)
})

test('an event of a topic that was not asked for has no body, and is not kept for those who ask', () => {
  const bodies = new EventBodies()
  expect(bodies.of({ xid: '7', id: 1n, text: null })).toBeNull()
  expect(bodies.of({ xid: '7', id: 1n, text: '{"what":1}' })).toEqual({ what: 1 })
})
