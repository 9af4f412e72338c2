import type { StatementSection } from '@ronda/contract'
import { makeDecimal, money, type Currency } from '@ronda/core'
import type { StatementFigures } from './figures.ts'

export type StatementHead = {
  readonly code: string
  readonly holder: string
  /** The member's public number. */
  readonly account: string
  readonly from: string
  readonly to: string
  readonly zone: string
  readonly currency: Currency
  readonly madeAtMs: number
}

/** In the order of the printed statement. */
export const FIGURE_NAMES = [
  'opening',
  'deposits',
  'withdrawals',
  'transfers',
  'bonuses',
  'adjustments',
  'reversals',
  'staked',
  'won',
  'closing',
  'netDeposits',
] as const

export type SignedContent = {
  readonly figures: StatementFigures
  readonly sections: readonly StatementSection[]
}

/** A wallet and its moves: when, by how much, and with which id in the ledger. */
function sectionLines({ wallet, opening, closing, lines }: StatementSection, write: (atoms: bigint) => string) {
  const moves = lines.map(({ day, atMs, amount, id }) => {
    const when = atMs === null ? day : new Date(atMs).toISOString()
    return `move ${when} ${write(amount)} ${id}`
  })
  return [`wallet ${wallet} ${write(opening)} ${write(closing)}`, ...moves]
}

/** The text that is signed: the holder, every figure and every move, one to a line, exact. */
export function makeSignedText(head: StatementHead, { figures, sections }: SignedContent): string {
  const write = (atoms: bigint): string => makeDecimal(money(atoms, head.currency))
  return [
    'ronda statement 2',
    `code ${head.code}`,
    `holder ${head.holder.replaceAll(/\s+/g, ' ')}`,
    `account ${head.account}`,
    `from ${head.from}`,
    `to ${head.to}`,
    `zone ${head.zone}`,
    `made ${new Date(head.madeAtMs).toISOString()}`,
    `currency ${head.currency}`,
    ...FIGURE_NAMES.map((name) => `${name} ${write(figures[name])}`),
    ...figures.named.map(({ game, rounds, staked, won }) => `game ${game} ${rounds} ${write(staked)} ${write(won)}`),
    `other ${write(figures.other.staked)} ${write(figures.other.won)}`,
    ...sections.flatMap((section) => sectionLines(section, write)),
  ].join('\n')
}

const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const CODE_LETTERS = 26

/** 16 random bytes in letters that are not mistaken for one another. */
export function makeCode(bytes: Uint8Array): string {
  let rest = bytes.reduce((number, byte) => number * 256n + BigInt(byte), 0n)
  let code = ''
  for (let letter = 0; letter < CODE_LETTERS; letter += 1) {
    code = (ALPHABET[Number(rest % 32n)] ?? '') + code
    rest /= 32n
  }
  return code
}

/** A typed code: removes spaces, and replaces lower case and similar letters. */
export function readCode(text: string): string {
  return text
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1')
}

/** In groups, as it is printed. */
export function spellCode(code: string): string {
  return code.match(/.{1,5}/g)?.join('-') ?? code
}
