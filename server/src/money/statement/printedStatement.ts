import { STATEMENT_LINES_MAX, type StatementSection } from '@ronda/contract'
import { fillText, makeShortDecimal, money, type Currency } from '@ronda/core'
import type { StatementFigures } from './figures.ts'
import { FIGURE_NAMES, spellCode, type StatementHead } from './signedText.ts'

/** The texts of the printed statement, in the reader's language. */
export type PrintedTexts = Readonly<
  Record<
    | (typeof FIGURE_NAMES)[number]
    | 'title'
    | 'holder'
    | 'account'
    | 'period'
    | 'made'
    | 'currency'
    | 'movements'
    | 'noMovements'
    | 'cut'
    | 'date'
    | 'movement'
    | 'amount'
    | 'perGame'
    | 'game'
    | 'rounds'
    | 'noRounds'
    | 'other'
    | 'result'
    | 'code'
    | 'check'
    | 'signature'
    | 'publicKey'
    | 'signedText'
    | 'missing'
    | 'page',
    string
  >
>

export type Proof = {
  readonly text: string
  readonly signature: string
  readonly publicKey: string
  /** The address where anybody can check it. */
  readonly address: string
}

export type PrintedContent = {
  readonly figures: StatementFigures
  readonly sections: readonly StatementSection[]
  readonly isCut: boolean
}

export type PrintedStatement = {
  readonly brandName: string
  readonly words: PrintedTexts
  readonly head: StatementHead
  readonly statement: PrintedContent
  readonly proof: Proof
  readonly nameOf: (game: string) => string
}

/** A line of the printed statement, from which pages are laid out. */
export type PrintedLine =
  | { readonly kind: 'masthead'; readonly brandName: string; readonly title: string }
  | { readonly kind: 'spelled' | 'heading' | 'section' | 'note' | 'code'; readonly text: string }
  /** Printed only if a character of the statement is in no font. */
  | { readonly kind: 'missing'; readonly text: string }
  | { readonly kind: 'field'; readonly label: string; readonly text: string; readonly isStrong?: boolean }
  | { readonly kind: 'row'; readonly cells: readonly string[]; readonly isStrong?: boolean }
  /** `columns` has the names of the columns, which each page repeats. */
  | { readonly kind: 'columns' | 'move'; readonly date: string; readonly text: string; readonly amount: string }
  | { readonly kind: 'rule' | 'gap' | 'newPage' }

/** With thousands separators and the decimals of the currency. */
function writeAmount(atoms: bigint, currency: Currency): string {
  const [whole = '', fraction] = makeShortDecimal(money(atoms, currency)).split('.')
  const grouped = whole.replaceAll(/\B(?=(\d{3})+(?!\d))/g, ',')
  return fraction === undefined ? grouped : `${grouped}.${fraction}`
}

/** Characters of a signature or key on one line. */
const WIDE = 88

const broken = (text: string): readonly string[] => text.match(new RegExp(`.{1,${WIDE}}`, 'g')) ?? []

type Write = (atoms: bigint) => string

type DateOf = (line: StatementSection['lines'][number]) => string

/** In the statement's time zone; rounds of a day have no time. */
function datesIn(zone: string): DateOf {
  // Made once: a new one for each line would take longer than drawing the line.
  const time = new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit' })
  return ({ day, atMs }) => (atMs === null ? day : `${day} ${time.format(atMs)}`)
}

/** One wallet: its opening balance, all its moves, and its closing balance. */
function sectionLines(
  section: StatementSection,
  { words, head }: PrintedStatement,
  write: Write,
): readonly PrintedLine[] {
  const { name, opening, closing, lines } = section
  const dateOf = datesIn(head.zone)
  return [
    { kind: 'section', text: name },
    { kind: 'columns', date: words.date, text: words.movement, amount: words.amount },
    { kind: 'rule' },
    { kind: 'move', date: '', text: words.opening, amount: write(opening) },
    ...lines.map((line): PrintedLine => {
      const text = line.note === null ? line.title : `${line.title} · ${line.note}`
      return { kind: 'move', date: dateOf(line), text, amount: write(line.amount) }
    }),
    { kind: 'rule' },
    { kind: 'row', cells: [words.closing, write(closing)], isStrong: true },
  ]
}

function movementLines(printed: PrintedStatement, write: Write): readonly PrintedLine[] {
  const { words, statement } = printed
  const { sections, isCut } = statement
  return [
    { kind: 'gap' },
    { kind: 'heading', text: words.movements },
    ...(isCut ? [{ kind: 'note' as const, text: fillText(words.cut, { count: String(STATEMENT_LINES_MAX) }) }] : []),
    ...(sections.length === 0 ? [{ kind: 'note' as const, text: words.noMovements }] : []),
    ...sections.flatMap((section) => sectionLines(section, printed, write)),
  ]
}

function gameLines({ words, statement, nameOf }: PrintedStatement, write: Write): readonly PrintedLine[] {
  const { named, other } = statement.figures
  const isOther = other.staked !== 0n || other.won !== 0n
  return [
    { kind: 'gap' },
    { kind: 'heading', text: words.perGame },
    ...(named.length > 0 || isOther
      ? [
          { kind: 'row' as const, cells: [words.game, words.rounds, words.staked, words.won], isStrong: true },
          { kind: 'rule' as const },
        ]
      : [{ kind: 'note' as const, text: words.noRounds }]),
    ...named.map((game): PrintedLine => {
      const { rounds, staked, won } = game
      return { kind: 'row', cells: [nameOf(game.game), String(rounds), write(staked), write(won)] }
    }),
    ...(isOther ? [{ kind: 'row' as const, cells: [words.other, '', write(other.staked), write(other.won)] }] : []),
  ]
}

function figureLines({ words, statement: { figures } }: PrintedStatement, write: Write): readonly PrintedLine[] {
  return FIGURE_NAMES.flatMap((name): readonly PrintedLine[] => {
    const isStrong = name === 'opening' || name === 'closing'
    const row: PrintedLine = { kind: 'row', cells: [words[name], write(figures[name])], isStrong }
    if (name === 'opening') return [row, { kind: 'rule' }]
    if (name === 'won')
      return [row, { kind: 'row', cells: [words.result, write(figures.won - figures.staked)] }, { kind: 'rule' }]
    return name === 'closing' ? [row, { kind: 'gap' }] : [row]
  })
}

function proofLines({ words, head, proof }: PrintedStatement): readonly PrintedLine[] {
  return [
    { kind: 'newPage' },
    { kind: 'heading', text: words.code },
    { kind: 'spelled', text: spellCode(head.code) },
    { kind: 'note', text: `${words.check} ${proof.address}` },
    { kind: 'gap' },
    { kind: 'note', text: words.signedText },
    { kind: 'gap' },
    ...proof.text.split('\n').map((text): PrintedLine => ({ kind: 'code', text })),
    { kind: 'gap' },
    { kind: 'heading', text: words.signature },
    ...broken(proof.signature).map((text): PrintedLine => ({ kind: 'code', text })),
    { kind: 'heading', text: words.publicKey },
    ...broken(proof.publicKey).map((text): PrintedLine => ({ kind: 'code', text })),
  ]
}

/** Both days belong to the period. */
export const periodText = ({ from, to }: Pick<StatementHead, 'from' | 'to'>): string => `${from} – ${to}`

export function linesOf(printed: PrintedStatement): readonly PrintedLine[] {
  const { brandName, words, head, proof } = printed
  const write: Write = (atoms) => writeAmount(atoms, head.currency)
  const made = `${new Date(head.madeAtMs).toISOString().slice(0, 16).replace('T', ' ')} UTC`
  return [
    { kind: 'masthead', brandName, title: words.title },
    { kind: 'field', label: words.holder, text: head.holder, isStrong: true },
    { kind: 'field', label: words.account, text: head.account },
    { kind: 'field', label: words.period, text: `${periodText(head)} (${head.zone})` },
    { kind: 'field', label: words.currency, text: head.currency },
    { kind: 'field', label: words.made, text: made },
    { kind: 'field', label: words.code, text: spellCode(head.code) },
    { kind: 'missing', text: fillText(words.missing, { address: proof.address }) },
    { kind: 'gap' },
    ...figureLines(printed, write),
    ...movementLines(printed, write),
    ...gameLines(printed, write),
    ...proofLines(printed),
  ]
}
