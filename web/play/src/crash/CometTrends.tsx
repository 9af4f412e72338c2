import { useTranslations } from 'use-intl'
import { useGameContext } from '../shared/session/context.ts'
import { plainNumber } from '../shared/text/figures.ts'
import type { Past } from '../shared/sharedRound/game.ts'
import { PastNote } from '../shared/roads/PastNote.tsx'
import { bustOf } from './betState.ts'
import { useMultiple } from './useComet.ts'
import '../shared/roads/roads.css'

/** The counted heights, in hundredths. */
const HEIGHTS = [100, 150, 200, 300, 500, 1_000, 10_000] as const

/** How many of the last rounds came this high, beside the long-term share. */
export function CometTrends({ past }: { readonly past: Past }) {
  const t = useTranslations('sharedRound')
  const { locale } = useGameContext()
  const write = useMultiple()
  const busts = past.flatMap(({ outcome }) => (outcome ? [bustOf(outcome)] : []))
  if (busts.length === 0) return <p className="empty">{t('trends.none')}</p>
  const share = (part: number, places: number): string => `${plainNumber(part * 100, locale, places)} %`
  return (
    <div className="comet-trends">
      <h3>{t('trends.shares', { count: busts.length })}</h3>
      <table className="bet-table">
        <thead>
          <tr>
            <th scope="col">{t('crash.height')}</th>
            <th scope="col">{t('crash.came')}</th>
            <th scope="col">{t('crash.longRun')}</th>
          </tr>
        </thead>
        <tbody>
          {HEIGHTS.map((height) => (
            <tr key={height}>
              <th scope="row">{t('crash.orMore', { height: write(height) })}</th>
              <td>{share(busts.filter((bust) => bust >= height).length / busts.length, 0)}</td>
              <td>{share(99 / height, 2)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <PastNote />
    </div>
  )
}
