import { expect, test } from 'vitest'
import { decideAct, decideRefund, type Act, type Standing } from './acts.ts'

const waiting: Standing = {
  way: 'card',
  state: 'waiting',
  amount: 1_000n,
  fee: 10n,
  paid: 0n,
  left: 0n,
  refunded: 0n,
  refunding: 0n,
  confirmations: 0,
}
const coins: Standing = { ...waiting, way: 'crypto' }
const card: Standing = { ...waiting, state: 'paid', paid: 1_000n, left: 1_000n }
const bank: Standing = { ...card, way: 'bank' }
const pay: Act = { act: 'pay', sent: 1_010n }
const charge = (amount: bigint) => ({ kind: 'charge', amount })
const reversal = (amount: bigint) => ({ kind: 'reversal', amount })
const paid = (sum: bigint, amount = sum) => ({ charge: { state: 'paid', paid: sum }, entry: charge(amount) })
const NOT = 'sandbox.not_possible'

// oxfmt-ignore
test.each<[string, Standing, Act, object | string]>([
  ['paid in full, the merchant gets the amount', waiting, pay, paid(1_000n)],
  ['paid in part, the fee is kept in proportion', waiting, { act: 'pay', sent: 505n }, paid(500n)],
  ['paid too much', waiting, { act: 'pay', sent: 2_020n }, paid(2_000n)],
  ['nothing was sent', waiting, { act: 'pay', sent: 0n }, NOT],
  ['less than nothing was sent', waiting, { act: 'pay', sent: -5n }, NOT],
  ['a card paid twice', card, pay, NOT],
  ['a second transfer with the same reference', bank, { act: 'pay', sent: 505n }, paid(1_500n, 500n)],
  ['a second transfer after all was charged back', { ...bank, state: 'reversed', left: 0n }, pay, NOT],
  ['crypto is not paid but sent', coins, pay, NOT],
  ['crypto on its way', coins, { act: 'send', sent: 1_010n }, { charge: { paid: 1_000n } }],
  ['a confirmation of nothing', coins, { act: 'confirm' }, NOT],
  ['the first confirmation', { ...coins, paid: 1_000n }, { act: 'confirm' }, { charge: { confirmations: 1 } }],
  ['the last confirmation', { ...coins, paid: 9n, confirmations: 2 }, { act: 'confirm' },
    { charge: { confirmations: 3, state: 'paid' }, entry: charge(9n) }],
  ['refused', waiting, { act: 'fail', reason: 'declined' },
    { charge: { state: 'failed', paid: 0n, reason: 'declined' } }],
  ['refused after it was paid', card, { act: 'fail', reason: 'declined' }, NOT],
  ['taken back', card, { act: 'reverse' },
    { charge: { state: 'reversed' }, takesBack: 1_000n, entry: reversal(1_000n) }],
  ['taken back in part', card, { act: 'reverse', amount: 400n }, { takesBack: 400n, entry: reversal(400n) }],
  ['all that a refund has left is taken back', { ...card, left: 300n, refunded: 700n }, { act: 'reverse' },
    { takesBack: 300n, entry: reversal(300n) }],
  ['more is taken back than is left', { ...card, left: 300n }, { act: 'reverse', amount: 301n }, NOT],
  ['taken back before it was paid', waiting, { act: 'reverse' }, NOT],
  ['taken back twice', { ...card, state: 'reversed', left: 0n }, { act: 'reverse' }, NOT],
  ['a refund arrives', { ...card, refunding: 50n }, { act: 'refund', state: 'done' }, { refund: 'done' }],
  ['a refund on its way fails', { ...card, refunding: 50n }, { act: 'refund', state: 'failed' },
    { refund: 'failed', entry: reversal(-50n) }],
  ['no refund is on its way', card, { act: 'refund', state: 'done' }, NOT],
])('%s', (_what, standing, act, expected) => {
  const decided = decideAct(standing, act)
  expect(decided.ok ? decided.value : decided.error).toEqual(expected)
})

// oxfmt-ignore
test.each([
  // left  refunded refunding amount total  becomes    sends   says
  [1_000n,     0n,      0n,   400n,  400n, 'done',      400n, 'done'],
  [1_000n,     0n,      0n,   400n,  400n, 'waiting',   400n, 'waiting'],
  [1_000n,     0n,      0n,   400n,  400n, 'failed',    400n, 'failed'],
  // A repeated request refunds once.
  [  600n,   400n,      0n,   400n,  400n, 'done',        0n, 'done'],
  [  600n,   400n,    400n,   400n,  400n, 'done',        0n, 'waiting'],
  // More is to be returned than before.
  [  600n,   400n,      0n,   300n,  700n, 'done',      300n, 'done'],
  [  600n,   400n,    400n,   300n,  700n, 'done',        0n, 'waiting'],
  // The payer's bank has taken some of it before.
  [  900n,     0n,      0n,   300n,  400n, 'done',      300n, 'done'],
  [  300n,     0n,      0n,   400n,  400n, 'done',        0n, 'failed'],
] as const)('%i left, %i refunded, %i being refunded: a request of %i with total %i that ends %s sends %i and answers %s',
  (left, refunded, refunding, amount, total, becomes, sends, says) => {
    const decided = decideRefund({ left, refunded, refunding }, { amount, total }, becomes)
    expect([decided.sends, decided.says.state]).toEqual([sends, says])
  })
