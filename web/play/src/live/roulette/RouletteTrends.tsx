import { colourOf, countPockets, type RouletteResult } from '@ronda/games'
import { useTranslations } from 'use-intl'
import type { Past } from '../../shared/sharedRound/game.ts'
import { PastNote } from '../../shared/roads/PastNote.tsx'
import { Shares } from '../../shared/roads/Shares.tsx'
import '../../shared/roads/roads.css'

const COLOURS = ['red', 'green', 'black'] as const
const PARITIES = ['odd', 'even'] as const
const HALVES = ['low', 'high'] as const
const DOZENS = ['1', '2', '3'] as const

/** How often each result occurred, and which numbers occurred most and least. */
export function RouletteTrends({ past }: { readonly past: Past }) {
  const t = useTranslations('arcade.tables.roulette')
  const words = useTranslations('sharedRound.trends')
  const pockets = past.flatMap(({ outcome }) => (outcome ? [(outcome as RouletteResult).pocket] : []))
  if (pockets.length === 0) return <p className="empty">{words('none')}</p>
  const counts = countPockets(pockets)
  const numbers = pockets.length - counts.colours.green
  return (
    <div className="trends">
      <Shares
        total={pockets.length}
        parts={COLOURS.map((tone) => ({ tone, name: t(`colour.${tone}`), count: counts.colours[tone] }))}
      />
      <Numbers name={words('hot')} pockets={counts.hot} counts={counts.pockets} isHot />
      <Numbers name={words('cold')} pockets={counts.cold} counts={counts.pockets} isHot={false} />
      {numbers > 0 && (
        <>
          <Shares
            total={numbers}
            parts={PARITIES.map((name) => ({ tone: name, name: t(`outside.${name}`), count: counts.parities[name] }))}
          />
          <Shares
            total={numbers}
            parts={HALVES.map((name) => ({ tone: name, name: t(`outside.${name}`), count: counts.halves[name] }))}
          />
          <Shares
            total={numbers}
            parts={DOZENS.map((name) => ({
              tone: `part-${name}`,
              name: t(`dozen.${name}`),
              count: counts.dozens[`dozen-${name}`],
            }))}
          />
        </>
      )}
      <PastNote />
    </div>
  )
}

type NumbersProps = {
  readonly name: string
  readonly pockets: readonly number[]
  readonly counts: readonly number[]
  readonly isHot: boolean
}

function Numbers({ name, pockets, counts, isHot }: NumbersProps) {
  const t = useTranslations('sharedRound.trends')
  return (
    <section className={`hot-cold${isHot ? ' is-hot' : ''}`}>
      <h3>{name}</h3>
      <ul>
        {pockets.map((pocket) => (
          <li key={pocket}>
            <span className={`mark is-${colourOf(pocket)}`}>{pocket}</span>
            {t('times', { count: counts[pocket] ?? 0 })}
          </li>
        ))}
      </ul>
    </section>
  )
}
