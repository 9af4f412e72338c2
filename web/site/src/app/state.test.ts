import { dehydrate, QueryClient } from '@tanstack/react-query'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { packState, unpackState, type State } from './state.ts'

/** As the cache packs it. */
function stateWith(data: unknown): State {
  const queries = new QueryClient()
  queries.setQueryData(['answer'], data)
  return { known: dehydrate(queries), texts: [] }
}

/** What answers are made of. */
const answer = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.string(),
    fc.integer(),
    fc.boolean(),
    fc.constant(null),
    fc.bigInt(),
    fc.array(tie('value')),
    fc.dictionary(
      fc.string().filter((key) => key !== '$exact' && key !== '__proto__'),
      tie('value'),
    ),
  ),
})).value

test('what is packed comes out as it was, money included', () => {
  fc.assert(
    fc.property(answer, (data) => {
      const { known } = unpackState(packState(stateWith(data)))
      expect(known.queries.map(({ state }) => state.data)).toEqual([data])
    }),
  )
})

test('no text closes the element that the state stands in', () => {
  expect(packState(stateWith('</script><script>alert(1)</script><!--'))).not.toContain('<')
})
