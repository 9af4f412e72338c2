import { expect, test } from 'vitest'
import { parseTeam, periodOf, teamDays, type TeamAddress } from './teamAddress.ts'

test.each<[string, Record<string, unknown>, TeamAddress]>([
  ['nothing', {}, {}],
  ['a range, and not the days beside it', { range: '7d', from: '2026-01-01', to: '2026-01-02' }, { range: '7d' }],
  ['days', { from: '2026-01-01', to: '2026-01-02' }, { from: '2026-01-01', to: '2026-01-02' }],
  ['one day alone is no period', { from: '2026-01-01' }, {}],
  ['an agent of the team', { under: '10000003' }, { under: '10000003' }],
  ['what nobody offers', { range: 'ever', scope: 'all', under: 'x', q: '' }, {}],
  ['a kind of movement', { kind: 'rebate' }, { kind: 'rebate' }],
  ['a kind that does not exist', { kind: 'play' }, {}],
  ['a search', { q: 'ana', scope: 'team' }, { q: 'ana', scope: 'team' }],
])('an address has %s', (_name, search, address) => {
  expect(parseTeam(search)).toEqual(address)
})

test.each<[TeamAddress, string, string]>([
  [{}, '2026-03-01', '2026-03-01'],
  [{ range: 'yesterday' }, '2026-02-28', '2026-02-28'],
  [{ range: '7d' }, '2026-02-23', '2026-03-01'],
  [{ range: 'month' }, '2026-03-01', '2026-03-01'],
  [{ from: '2026-01-01', to: '2026-01-31' }, '2026-01-01', '2026-01-31'],
])('the days of %j', (address, from, to) => {
  expect(teamDays(address, '2026-03-01')).toEqual({ from, to })
})

test('the days go along to another list, and nothing else does', () => {
  expect(periodOf({ range: '7d', scope: 'team', under: '10000003', q: 'x' })).toEqual({ range: '7d' })
  expect(periodOf({ from: '2026-01-01', to: '2026-01-02', kind: 'rebate' })).toEqual({
    from: '2026-01-01',
    to: '2026-01-02',
  })
  expect(periodOf({})).toEqual({})
})
