import { inject } from 'vitest'
import { present } from '@ronda/core'
import type { KnownHouse } from './house.setup.ts'

/** The house of this worker. */
export const house: KnownHouse = present(
  inject('houses')[Number(process.env['VITEST_POOL_ID']) - 1],
  `a house for worker ${process.env['VITEST_POOL_ID']}`,
)
