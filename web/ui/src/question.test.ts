import { expect, test } from 'vitest'
import { confirm, readQuestions, warn, watchQuestions } from './question.ts'

const leave = { title: 'Leave?', text: 'The round is lost.', yes: 'Leave', no: 'Stay' }

test.each([true, false])('the answer %s resolves the question, and its dialog is gone', async (isYes) => {
  const answer = confirm(leave)
  readQuestions()[0]?.answer(isYes)
  expect(await answer).toBe(isYes)
  expect(readQuestions()).toEqual([])
})

test('a second question opens over the first, and each gets its own answer', async () => {
  const [first, second] = [confirm(leave), confirm({ ...leave, title: 'Sure?' })]
  expect(readQuestions().map(({ title }) => title)).toEqual(['Leave?', 'Sure?'])
  readQuestions()[1]?.answer(false)
  readQuestions()[0]?.answer(true)
  expect(await Promise.all([first, second])).toEqual([true, false])
})

test('a warning has one button, and listeners are called for opening and closing', async () => {
  let calls = 0
  const forget = watchQuestions(() => (calls += 1))
  const read = warn({ title: 'Blocked', text: 'Allow popups.', yes: 'Fine' })
  expect(readQuestions()[0]?.no).toBeUndefined()
  readQuestions()[0]?.answer(true)
  await read
  forget()
  expect(calls).toBe(2)
})
