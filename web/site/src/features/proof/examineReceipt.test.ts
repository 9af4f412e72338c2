import { readReceipt, writeReceipt, type ReceiptFile, type SharedRound } from '@ronda/contract'
import { growTree, hexOfBytes, leafOf, ticketText } from '@ronda/fair'
import { expect, test } from 'vitest'
import { compareReceipt, sealedTicketOf } from './examineReceipt.ts'

const texts = [1, 2, 3].map((n) =>
  ticketText({
    game: 'RONDA_ELOTT_1',
    round: 7,
    id: `00000000-0000-4000-8000-00000000000${n}`,
    unit: 20_000n,
    currency: 'USD',
    mode: 'real',
    bet: '{"lines":[]}',
  }),
)
const tree = growTree(texts.map((text) => leafOf(text)))
const seal = { root: hexOfBytes(tree.root), tickets: texts.length }
const kept: ReceiptFile = {
  ronda: 'receipt',
  seal,
  receipt: { text: texts[1] ?? '', index: 1, path: tree.pathTo(1).map(hexOfBytes) },
}

test('a saved receipt is read as it was written, and nothing else is a receipt', () => {
  expect(readReceipt(writeReceipt({ seal, receipt: kept.receipt }))).toEqual(kept)
  for (const text of ['', '{}', JSON.stringify({ ...kept, ronda: 2 }), JSON.stringify({ ...kept, more: 1 })])
    expect(readReceipt(text)).toBeUndefined()
})

test('a receipt names its ticket if its path leads to the root, and no other', () => {
  expect(sealedTicketOf(kept)).toMatchObject({ game: 'RONDA_ELOTT_1', round: 7 })
  expect(sealedTicketOf({ ...kept, receipt: { ...kept.receipt, text: texts[0] ?? '' } })).toBeUndefined()
  expect(sealedTicketOf({ ...kept, seal: { ...seal, root: '0'.repeat(64) } })).toBeUndefined()
})

test.each([
  ['sealed', null],
  ['good', seal],
  ['bad', { ...seal, root: '0'.repeat(64) }],
  ['bad', { ...seal, tickets: 4 }],
] as const)('it is %s when the server publishes %j', (is, published) => {
  expect(compareReceipt(kept, published && ({ seal: published } as SharedRound))).toBe(is)
})

test('a draw without a published commitment is not valid', () => {
  expect(compareReceipt(kept, { seal: null } as SharedRound)).toBe('bad')
})
