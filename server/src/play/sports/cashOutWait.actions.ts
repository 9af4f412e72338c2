import { err, ok } from '@ronda/core'
import type { Bettor } from './bet.actions.ts'
import { cashOut, checkCashOut, type CashOutOptions, type CashOutRequest } from './cashOut.actions.ts'
import { findBet } from './payment.sql.ts'
import type { CashOutWait } from './wait.actions.ts'

const asText = ({ key, bet, stake, amount }: CashOutRequest) => ({
  key,
  bet,
  stake: stake.toString(),
  amount: amount.toString(),
})

const textOf = (request: CashOutRequest): string => JSON.stringify(asText(request))

/** Cash-outs in play: nobody sells after seeing a goal before the book. */
export function cashOutWaitOf(options: CashOutOptions): CashOutWait {
  const betOf = ({ wallets }: Bettor, { bet }: CashOutRequest) =>
    options.db.read((tx) => findBet(tx, wallets.cash, bet))
  return {
    kind: 'cash_out',
    done: 'paid',
    write: asText,
    read(stored) {
      const { key, bet, stake, amount } = stored as ReturnType<typeof asText>
      return { key, bet, stake: BigInt(stake), amount: BigInt(amount) }
    },
    isSame: (left, right) => textOf(left) === textOf(right),
    matchesOf: async (bettor, request) => (await betOf(bettor, request))?.legs.map(({ match }) => match) ?? [],
    async check({ wallets }, request) {
      const checked = await checkCashOut(options, wallets, request)
      if (!checked.ok) return checked
      return checked.value.kind === 'ready' ? undefined : ok(checked.value)
    },
    accept: ({ wallets }, request, also) => cashOut({ ...options, also }, wallets, request),
    isUndecided: (code) => code === 'server.busy',
    keep: ({ kind }) => ({ kind }),
    async tell(bettor, request, { kind }) {
      if (kind === 'paid') return cashOut(options, bettor.wallets, request)
      const bet = await betOf(bettor, request)
      return bet === undefined ? err('sports.bet_unknown') : ok({ kind: 'offer', bet })
    },
  }
}
