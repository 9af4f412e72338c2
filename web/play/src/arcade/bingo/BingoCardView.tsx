import { bingoLines, FREE_CELL, type BingoCard } from '@ronda/games'
import { useTranslations } from 'use-intl'

const LETTERS = ['B', 'I', 'N', 'G', 'O'] as const

export type BingoCardViewProps = {
  readonly card: BingoCard
  readonly name: string
  readonly called: ReadonlySet<number>
  readonly full: readonly number[]
}

/** One card. Numbers are marked as they are called, and a full line is highlighted. */
export function BingoCardView({ card, name, called, full }: BingoCardViewProps) {
  const t = useTranslations('arcade.tables.bingo')
  const lit = new Set(full.flatMap((line) => bingoLines[line] ?? []))
  return (
    <section className="bingo-card" aria-label={name}>
      <h2 className="bingo-name">
        {name}
        <span className="bingo-lines">{t('lines', { lines: full.length })}</span>
      </h2>
      <div className="bingo-grid" role="presentation">
        {LETTERS.map((letter) => (
          <span key={letter} className="bingo-letter" aria-hidden="true">
            {letter}
          </span>
        ))}
        {card.map((number, cell) => {
          const isFree = cell === FREE_CELL
          const isMarked = isFree || called.has(number)
          return (
            <span key={cell} className={`bingo-cell${isMarked ? ' is-marked' : ''}${lit.has(cell) ? ' is-lit' : ''}`}>
              {isFree ? <span className="bingo-free">{t('free')}</span> : number}
            </span>
          )
        })}
      </div>
    </section>
  )
}
