import { describe, expect, expectTypeOf, test } from 'vitest'
import type { Job } from '../platform/jobs/jobs.ts'
import type { Consumer } from '../platform/outbox/index.ts'
import {
  apiOf,
  assertFeaturesAreUnique,
  closeFeatures,
  consumersOf,
  jobsOf,
  mergeHandlers,
  type FeatureTable,
} from './feature.ts'

type Wanted = { readonly funds: { readonly read: () => string; readonly move: () => string } }

const read = (): string => 'read'
const move = (): string => 'move'

const job = (name: string): Job => ({ name, cron: '* * * * *', secondsMax: 60, run: async () => undefined })
const consumer = (name: string): Consumer => ({ name, topics: [], consume: async () => undefined })

describe('handlers', () => {
  test('two features may share a noun', () => {
    const merged = mergeHandlers({
      funds: { handlers: { funds: { read } } },
      vendor: { handlers: { funds: { move } } },
    })
    expectTypeOf(merged).toExtend<Wanted>()
    expect(merged).toEqual({ funds: { read, move } })
  })

  test('a table in which a call has no handler is of another type than the contract wants', () => {
    const merged = mergeHandlers({ funds: { handlers: { funds: { read } } }, clock: { api: 1 } })
    expectTypeOf(merged).not.toExtend<Wanted>()
    expect(merged).toEqual({ funds: { read } })
  })

  test('a call that two features handle fails the start', () => {
    const features = { funds: { handlers: { funds: { read } } }, vendor: { handlers: { funds: { read: move } } } }
    expect(() => mergeHandlers(features)).toThrow('funds.read has one handler, and vendor brings a second')
  })
})

test('two features of one name fail the start', () => {
  expect(() => assertFeaturesAreUnique([{ wallet: {} }, { desk: {} }])).not.toThrow()
  expect(() => assertFeaturesAreUnique([{ wallet: {} }, { desk: {}, wallet: {} }])).toThrow('wallet is there twice')
})

test('two jobs of one name fail the start', () => {
  const features: FeatureTable = { one: { jobs: [job('clean-up')] }, other: { jobs: [job('clean-up')] } }
  expect(() => jobsOf(features)).toThrow('clean-up is there twice')
  expect(jobsOf({ one: { jobs: [job('a'), job('b')] }, none: {} }).map(({ name }) => name)).toEqual(['a', 'b'])
})

test('two consumers of one name fail the start', () => {
  const features: FeatureTable = {
    one: { consumers: [consumer('figures')] },
    other: { consumers: [consumer('figures')] },
  }
  expect(() => consumersOf(features)).toThrow('figures is there twice')
  expect(consumersOf({ one: { consumers: [consumer('a')] } })).toHaveLength(1)
})

test('each feature offers its api under its name', () => {
  const features = { wallet: { api: { of: read } }, desk: { handlers: {} } }
  expect(apiOf(features).wallet.of()).toBe('read')
  expect(apiOf(features).desk).toBeUndefined()
})

test('the last feature that was opened is closed first, and the next one waits for it', async () => {
  const closed: string[] = []
  const close = (name: string) => ({
    close: async () => {
      await Promise.resolve()
      closed.push(name)
    },
  })
  await closeFeatures({ ledger: close('ledger'), wallet: {}, tables: close('tables') })
  expect(closed).toEqual(['tables', 'ledger'])
})
