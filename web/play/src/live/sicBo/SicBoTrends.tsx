import { bigRoad, countDice, markOfDice, type SicBoResult } from '@ronda/games'
import type { CSSProperties } from 'react'
import { useTranslations } from 'use-intl'
import type { Past } from '../../shared/sharedRound/game.ts'
import { PastNote } from '../../shared/roads/PastNote.tsx'
import { Road } from '../../shared/roads/Road.tsx'
import { Shares } from '../../shared/roads/Shares.tsx'
import { Die } from './Die.tsx'
import '../../shared/roads/roads.css'

const THROWS_SHOWN = 6

/** Big and small in streaks, how often each total occurred, and the last throws. */
export function SicBoTrends({ past }: { readonly past: Past }) {
  const t = useTranslations('sharedRound')
  const thrown = past.flatMap(({ number, outcome }) => (outcome ? [{ number, ...(outcome as SicBoResult) }] : []))
  if (thrown.length === 0) return <p className="empty">{t('trends.none')}</p>
  const { totals, sizes } = countDice(thrown.map(({ dice }) => dice))
  const most = Math.max(1, ...totals.map(({ count }) => count))
  const marks = thrown.map(markOfDice).toReversed()
  return (
    <div className="trends">
      <Shares
        total={thrown.length}
        parts={[
          { tone: 'red', name: t('sicBo.big'), count: sizes.big },
          { tone: 'blue', name: t('sicBo.small'), count: sizes.small },
          { tone: 'tie', name: t('sicBo.triples'), count: sizes.triple },
        ]}
      />
      <Road
        name={t('trends.runs')}
        className="is-big"
        label={t('trends.runs')}
        columns={20}
        cells={bigRoad(marks).map(({ column, row, side, ties }) => ({
          column,
          row,
          key: `${column} ${row}`,
          cell: <span className={`ring-mark is-${side}${ties > 0 ? ' has-tie' : ''}`} />,
        }))}
      />
      <section className="totals">
        <h3>{t('trends.totals')}</h3>
        <ul>
          {totals.map(({ total, count }) => (
            <li key={total} title={t('trends.times', { count })} style={{ '--part': count / most } as CSSProperties}>
              <span className="totals-bar" />
              {total}
            </li>
          ))}
        </ul>
      </section>
      <ul className="throws">
        {thrown.slice(0, THROWS_SHOWN).map(({ number, dice, total }) => (
          <li key={number}>
            {dice.map((face, at) => (
              <Die key={at} face={face} />
            ))}
            <strong>{total}</strong>
          </li>
        ))}
      </ul>
      <PastNote />
    </div>
  )
}
