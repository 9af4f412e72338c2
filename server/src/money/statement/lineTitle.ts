import { DEPOSIT_WAYS, type StatementLine } from '@ronda/contract'
import { fillText } from '@ronda/core'
import type { Texts } from '@ronda/i18n'
import type { statement } from '@ronda/i18n/en/money/statement'

export type AccountWords = Texts<(typeof statement)['account']>

type MoveLine = Extract<StatementLine, { type: 'move' }>

/** A hold for a withdrawal or a vendor is titled by its outcome. */
function heldTitle({ detail, matter: subject }: MoveLine, words: AccountWords): string | undefined {
  if (subject?.kind !== 'withdrawal' && subject?.kind !== 'vendor') return undefined
  const of = words.matters[subject.kind]
  const outcome = subject.outcome ?? 'pending'
  if (detail === 'hold') return of[outcome]
  if (detail === 'release') return of.release
  return detail === 'capture' ? of.done : undefined
}

function moveTitle(line: MoveLine, words: AccountWords): string {
  const { cause, detail, matter: subject, amount } = line
  const plain = detail === null ? words.causes[cause] : words.details[detail]
  if (subject === null) return plain
  const { matters: titles } = words
  if (subject.kind === 'deposit') {
    if (cause === 'reversal') return titles.reversal
    if (cause === 'transfer') return titles.cashOut
    if (cause === 'adjustment') return titles.correction
    const way = DEPOSIT_WAYS.find((each) => each === subject.name)
    return way === undefined ? plain : titles.deposit[way]
  }
  if (cause === 'play') return amount < 0n ? titles.vendor.lost : titles.vendor.won
  if (subject.kind === 'transfer') return detail === 'in' || detail === 'out' ? titles.transfer[detail] : plain
  const held = heldTitle(line, words)
  return held ?? (subject.kind === 'vendor' && detail === 'in' ? titles.vendor.in : plain)
}

/** What moved the money and with whom. The site uses the same texts for the same lines. */
export function lineTitle(line: StatementLine, words: AccountWords): string {
  if (line.type === 'play') {
    const { rounds, gameName: game } = line
    return fillText(rounds === 1 ? words.playedOnce : words.playedMany, { rounds: String(rounds), game })
  }
  return fillText(moveTitle(line, words), { name: line.matter?.name ?? '' })
}

/** The payout account of a withdrawal, which would make its title too long. */
export function lineNote(line: StatementLine): string | null {
  return line.type === 'move' && line.matter?.kind === 'withdrawal' ? line.matter.name : null
}
