import { expect, test } from 'vitest'
import { makeRecall } from './recall.ts'

function setUp() {
  const asked: string[] = []
  let nowMs = 0
  const truth = new Map([
    ['a', 'ann'],
    ['b', 'bob'],
  ])
  const recall = makeRecall<string>({
    keepMs: 1_000,
    keepMax: 2,
    nowMs: () => nowMs,
    load: (key) => {
      asked.push(key)
      return Promise.resolve(truth.get(key))
    },
  })
  return { asked, truth, recall, wait: (ms: number) => (nowMs += ms) }
}

test('one question serves everyone who asks within the moment', async () => {
  const { asked, recall, wait } = setUp()
  expect(await Promise.all([recall.get('a'), recall.get('a'), recall.get('a')])).toEqual(['ann', 'ann', 'ann'])
  wait(999)
  await recall.get('a')
  expect(asked).toEqual(['a'])
  wait(1)
  await recall.get('a')
  expect(asked).toEqual(['a', 'a'])
})

test('what is forgotten is asked for again, also when it was on its way', async () => {
  const { asked, recall, truth } = setUp()
  await recall.get('a')
  await recall.get('b')
  recall.forgetWhere((name) => name === 'ann')
  truth.delete('a')
  expect(await recall.get('a')).toBeUndefined()
  await recall.get('b')
  expect(asked).toEqual(['a', 'b', 'a'])

  recall.forget('b')
  const onItsWay = recall.get('b')
  recall.forgetWhere(() => false)
  truth.delete('b')
  await onItsWay
  expect(await recall.get('b')).toBeUndefined()
})

test('strangers are not remembered, and the oldest goes first', async () => {
  const { asked, recall, truth } = setUp()
  expect(await recall.get('c')).toBeUndefined()
  truth.set('c', 'cat')
  expect(await recall.get('c')).toBe('cat')
  await recall.get('a')
  await recall.get('b')
  await recall.get('c')
  expect(asked).toEqual(['c', 'c', 'a', 'b', 'c'])
})
