import type { Raffle } from '@ronda/contract'
import { days } from '@ronda/core'
import { expect, test } from 'vitest'
import { renderInSite, visitorQueries } from '../../shell/testing/renderInSite.tsx'
import { raffleOffersQuery, rafflesQuery } from './raffle.queries.ts'
import { Raffles } from './Raffles.tsx'

const UNIT = 100_000n
const nowMs = Date.now()

const own = { entrant: '0123456789abcdef', tickets: 4, free: 1, valid: 33n * UNIT, first: null, isFreeClaimed: true }

const open: Raffle = {
  id: '00000000-0000-4000-8000-000000000001',
  name: 'Raffle of the week',
  state: 'open',
  currency: 'USD',
  plan: {
    names: { es: 'Sorteo de la semana', en: 'Raffle of the week' },
    startsAtMs: nowMs - days(1),
    endsAtMs: nowMs + days(3),
    hasFree: true,
    betPerTicket: 10n * UNIT,
    ticketsMax: 50,
    perPrize: 10,
    prizesMax: 6,
    prizes: [{ amount: 25n * UNIT, count: 5 }],
  },
  terms: ['One free ticket a day for every member.'],
  hash: 'a'.repeat(64),
  entrants: 3,
  tickets: 17,
  prizes: 1,
  freezesAtMs: nowMs + days(3),
  drawsAtMs: nowMs + days(3),
  commitment: 'b'.repeat(64),
  salt: '5a17',
  beaconChain: null,
  beaconRound: null,
  root: null,
  frozenAtMs: null,
  isPostponed: false,
  winners: [],
  note: null,
  own,
}

const drawn: Raffle = {
  ...open,
  id: '00000000-0000-4000-8000-000000000002',
  name: 'Welcome raffle',
  state: 'drawn',
  own: { ...own, first: 5 },
  winners: [
    { ticket: 6, entrant: '0123456789abcdef', amount: 25n * UNIT },
    { ticket: 1, entrant: 'f'.repeat(16), amount: 25n * UNIT },
  ],
}

async function shown(raffles: Raffle[]) {
  const queries = visitorQueries()
  const info = { currency: 'USD' as const, nowMs, notOffered: null, raffles, aheadMs: 0 }
  queries.setQueryData(rafflesQuery('en').queryKey, info)
  const { screen } = await renderInSite(<Raffles viewer="member" />, { queries })
  return screen
}

test('a raffle shows the prizes so far, and what is missing for the next prize and the next ticket', async () => {
  const screen = await shown([open])
  await expect.element(screen.getByText('1 prize so far')).toBeVisible()
  await expect.element(screen.getByText('17 tickets · 3 members')).toBeVisible()
  await expect.element(screen.getByText('3 more tickets until the next prize')).toBeVisible()
  // The free ticket of today is claimed.
  await expect.element(screen.getByRole('button', { name: /Claim/ })).not.toBeInTheDocument()
  await screen.getByRole('button', { name: 'Details of “Raffle of the week”' }).click()
  const dialog = screen.getByRole('dialog')
  await expect.element(dialog.getByText('Your tickets: 4 of 50 at most')).toBeVisible()
  await expect.element(dialog.getByText('$7.00 more of valid bets for the next ticket')).toBeVisible()
  await expect.element(dialog.getByText('Your code in the list: 0123 4567 89ab cdef')).toBeVisible()
  await expect.element(dialog.getByText('One free ticket a day for every member.')).toBeVisible()
})

test('a drawn raffle shows what was won, and the winners as codes', async () => {
  const screen = await shown([drawn])
  await expect.element(screen.getByText('You won $25.00')).toBeVisible()
  await screen.getByRole('button', { name: 'Details of “Welcome raffle”' }).click()
  const dialog = screen.getByRole('dialog')
  await expect.element(dialog.getByText('Ticket 6')).toBeVisible()
  await expect.element(dialog.getByText('You', { exact: true })).toBeVisible()
  await expect.element(dialog.getByText('ffff ffff ffff ffff')).toBeVisible()
  await expect
    .element(dialog.getByRole('link', { name: 'Check the draw' }))
    .toHaveAttribute('href', expect.stringMatching(/verify.*raffle/))
})

test('who does not take part sees the button, with its name', async () => {
  const fresh = await shown([{ ...open, own: null }])
  await expect
    .element(fresh.getByRole('button', { name: 'Claim the free ticket of “Raffle of the week”' }))
    .toBeVisible()
})

test('a visitor sees the raffle, and is asked to sign in to take part', async () => {
  const queries = visitorQueries()
  const info = { currency: 'USD' as const, nowMs, notOffered: null, raffles: [{ ...open, own: null }], aheadMs: 0 }
  queries.setQueryData(raffleOffersQuery('en').queryKey, info)
  const { screen } = await renderInSite(<Raffles viewer="visitor" />, { queries })
  await expect.element(screen.getByText('1 prize so far')).toBeVisible()
  await expect.element(screen.getByText('You have no tickets')).not.toBeInTheDocument()
  await expect.element(screen.getByRole('link', { name: 'Sign in to take part' })).toBeVisible()
})
