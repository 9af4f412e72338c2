import { expect, test } from 'vitest'
import { readAssessments } from './dieharder.ts'

test('results of dieharder are parsed, and other lines are ignored', () => {
  const output = `#=============================================================================#
        test_name   |ntup| tsamples |psamples|  p-value |Assessment
   diehard_birthdays|   0|       100|     100|0.40411224|  PASSED
         rgb_bitdist|   4|    100000|     100|0.99985012|   WEAK
          sts_serial|   2|    100000|     100|0.00000000|  FAILED
`
  expect(readAssessments(output)).toEqual([
    { test: 'diehard_birthdays 0', p: 0.404_112_24, verdict: 'PASSED' },
    { test: 'rgb_bitdist 4', p: 0.999_850_12, verdict: 'WEAK' },
    { test: 'sts_serial 2', p: 0, verdict: 'FAILED' },
  ])
})
