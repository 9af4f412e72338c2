import { dehydrate, QueryClient } from '@tanstack/react-query'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { packState, unpackState, type State } from './state.ts'

/** Packs it as the cache does. */
function stateWith(data: unknown): State {
  const queries = new QueryClient()
  queries.setQueryData(['answer'], data)
  return { known: dehydrate(queries), texts: [] }
}

/** Values that answers can contain. */
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

test('what is packed is unpacked unchanged, money included', () => {
  fc.assert(
    fc.property(answer, (data) => {
      const { known } = unpackState(packState(stateWith(data)))
      expect(known.queries.map(({ state }) => state.data)).toEqual([data])
    }),
  )
})

test('no text can close the script element that holds the state', () => {
  expect(packState(stateWith('</script><script>alert(1)</script><!--'))).not.toContain('<')
})
