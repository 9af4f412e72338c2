import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readTicketText, ticketText, type SealedTicket } from './ticket.ts'

const tickets: fc.Arbitrary<SealedTicket> = fc.record({
  game: fc.stringMatching(/^[A-Z0-9_]{2,20}$/),
  round: fc.integer({ min: 1, max: 2 ** 31 - 1 }),
  id: fc.uuid(),
  unit: fc.bigInt({ min: 1n, max: 10n ** 17n }),
  currency: fc.constantFrom('EUR', 'MXN', 'USDT'),
  mode: fc.constantFrom('real', 'free'),
  bet: fc.dictionary(fc.string(), fc.jsonValue()).map((bet) => JSON.stringify(bet)),
})

test('[FA8] a ticket is parsed from its text unchanged, so no two tickets have the same text', () => {
  fc.assert(
    fc.property(tickets, (ticket) => {
      expect(readTicketText(ticketText(ticket))).toEqual(ticket)
    }),
  )
})

test.each(['', 'A', 'GAME:1:x:1:EUR:real:{}', 'GAME:0:00000000-0000-4000-8000-000000000000:1:EUR:real:{}'])(
  '%j is not the text of a ticket',
  (text) => expect(readTicketText(text)).toBeUndefined(),
)
