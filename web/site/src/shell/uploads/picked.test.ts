import { expect, test } from 'vitest'
import { isAnySending, refusalOfFile, sentIds, type Picked } from './picked.ts'

// oxfmt-ignore
test.each([
  ['image/png',     100,                   undefined],
  ['image/jpeg',    5 * 1_024 * 1_024,     undefined],
  ['image/jpeg',    5 * 1_024 * 1_024 + 1, 'upload.too_large'],
  ['image/svg+xml', 100,                   'upload.not_an_image'],
  ['image/heic',    100,                   'upload.not_an_image'],
  ['',              100,                   'upload.not_an_image'],
])('a file of type %j with %i bytes: %s', (type, size, refusal) => {
  expect(refusalOfFile({ type, size })).toBe(refusal)
})

test('only uploaded pictures count', () => {
  const picture = (id: string, state: Picked['state']): Picked => ({
    id,
    name: id,
    url: '',
    file: new File([], id),
    state,
  })
  const pictures = [picture('a', 'sent'), picture('b', 'failed'), picture('c', 'sending'), picture('d', 'sent')]
  expect(sentIds(pictures)).toEqual(['a', 'd'])
  expect(isAnySending(pictures)).toBe(true)
  expect(isAnySending(pictures.slice(0, 2))).toBe(false)
})
