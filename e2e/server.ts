import { inject } from 'vitest'
import { present } from '@ronda/core'
import type { KnownServer } from './server.setup.ts'

/** The house of this worker. */
export const server: KnownServer = present(
  inject('servers')[Number(process.env['VITEST_POOL_ID']) - 1],
  `a house for worker ${process.env['VITEST_POOL_ID']}`,
)
