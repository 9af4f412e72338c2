import type { StatementSection } from '@ronda/contract'
import { makeShortDecimal, money, type Currency } from '@ronda/core'
import { utcText } from './when.ts'

export type StatementFile = {
  readonly holder: string
  readonly account: string
  readonly currency: Currency
  readonly from: string
  readonly to: string
  readonly sections: readonly StatementSection[]
}

type StatementTexts = Readonly<
  Record<'holder' | 'account' | 'period' | 'currency' | 'date' | 'movement' | 'amount' | 'opening' | 'closing', string>
>

/** A statement as CSV: its holder first, then each wallet from its opening to its closing balance. */
export function statementRows(file: StatementFile, words: StatementTexts): readonly (readonly string[])[] {
  const { holder, account, currency, from, to, sections } = file
  const write = (atoms: bigint): string => makeShortDecimal(money(atoms, currency))
  return [
    [words.holder, holder],
    [words.account, account],
    [words.period, `${from} – ${to}`],
    [words.currency, currency],
    ...sections.flatMap(({ name, opening, closing, lines }) => [
      [],
      [name],
      [`${words.date} (UTC)`, words.movement, words.amount, 'id'],
      ['', words.opening, write(opening)],
      ...lines.map(({ day, atMs, title, note, amount, id }) => [
        atMs === null ? day : utcText(atMs),
        note === null ? title : `${title} · ${note}`,
        write(amount),
        id,
      ]),
      ['', words.closing, write(closing)],
    ]),
  ]
}
