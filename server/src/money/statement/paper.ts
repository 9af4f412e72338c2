import { makeDecimal, money, type Currency } from '@ronda/core'
import type { StatementFigures } from './figures.ts'
import { FIGURE_NAMES, spellCode, type StatementHead } from './signedText.ts'

/** The words on the paper, in the reader's language. */
export type PaperWords = Readonly<
  Record<
    | (typeof FIGURE_NAMES)[number]
    | 'title'
    | 'account'
    | 'period'
    | 'made'
    | 'currency'
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
    | 'page',
    string
  >
>

export type Proof = {
  readonly text: string
  readonly signature: string
  readonly publicKey: string
  /** Where anybody can check it. */
  readonly address: string
}

export type Paper = {
  readonly house: string
  readonly words: PaperWords
  readonly head: StatementHead
  readonly figures: StatementFigures
  readonly proof: Proof
  readonly nameOf: (game: string) => string
}

/** A line of the paper, from which pages are made: `right` columns end where they should, whatever they hold. */
export type PaperLine =
  | { readonly kind: 'house' | 'title' | 'spelled' | 'heading' | 'note' | 'code'; readonly text: string }
  | { readonly kind: 'row'; readonly cells: readonly string[]; readonly isStrong?: boolean }
  | { readonly kind: 'rule' | 'gap' | 'newPage' }

/** Thousands apart, all five places: what is printed is what is signed. */
function writeAmount(atoms: bigint, currency: Currency): string {
  const [whole = '', fraction = ''] = makeDecimal(money(atoms, currency)).split('.')
  return `${whole.replaceAll(/\B(?=(\d{3})+(?!\d))/g, ',')}.${fraction}`
}

/** As much of a fingerprint as fits on a line. */
const WIDE = 88

const broken = (text: string): readonly string[] => text.match(new RegExp(`.{1,${WIDE}}`, 'g')) ?? []

export function linesOf({ house, words, head, figures, proof, nameOf }: Paper): readonly PaperLine[] {
  const write = (atoms: bigint): string => writeAmount(atoms, head.currency)
  const made = `${new Date(head.madeAtMs).toISOString().slice(0, 16).replace('T', ' ')} UTC`
  const { named, other } = figures
  const isOther = other.staked !== 0n || other.won !== 0n
  return [
    { kind: 'house', text: house },
    { kind: 'title', text: words.title },
    { kind: 'gap' },
    { kind: 'row', cells: [words.account, head.account] },
    { kind: 'row', cells: [words.period, `${head.from} – ${head.to} (${head.zone})`] },
    { kind: 'row', cells: [words.currency, head.currency] },
    { kind: 'row', cells: [words.made, made] },
    { kind: 'gap' },
    ...FIGURE_NAMES.flatMap((name): readonly PaperLine[] => {
      const isStrong = name === 'opening' || name === 'closing'
      const row: PaperLine = { kind: 'row', cells: [words[name], write(figures[name])], isStrong }
      if (name === 'opening') return [row, { kind: 'rule' }]
      if (name === 'won')
        return [row, { kind: 'row', cells: [words.result, write(figures.won - figures.staked)] }, { kind: 'rule' }]
      return name === 'closing' ? [row, { kind: 'gap' }] : [row]
    }),
    { kind: 'gap' },
    { kind: 'heading', text: words.perGame },
    ...(named.length > 0 || isOther
      ? [
          { kind: 'row' as const, cells: [words.game, words.rounds, words.staked, words.won], isStrong: true },
          { kind: 'rule' as const },
        ]
      : [{ kind: 'note' as const, text: words.noRounds }]),
    ...named.map((game): PaperLine => {
      const { rounds, staked, won } = game
      return { kind: 'row', cells: [nameOf(game.game), String(rounds), write(staked), write(won)] }
    }),
    ...(isOther ? [{ kind: 'row' as const, cells: [words.other, '', write(other.staked), write(other.won)] }] : []),
    { kind: 'newPage' },
    { kind: 'heading', text: words.code },
    { kind: 'spelled', text: spellCode(head.code) },
    { kind: 'note', text: `${words.check} ${proof.address}` },
    { kind: 'gap' },
    { kind: 'note', text: words.signedText },
    { kind: 'gap' },
    ...proof.text.split('\n').map((text): PaperLine => ({ kind: 'code', text })),
    { kind: 'gap' },
    { kind: 'heading', text: words.signature },
    ...broken(proof.signature).map((text): PaperLine => ({ kind: 'code', text })),
    { kind: 'heading', text: words.publicKey },
    ...broken(proof.publicKey).map((text): PaperLine => ({ kind: 'code', text })),
  ]
}
