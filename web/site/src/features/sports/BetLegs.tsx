import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import type { SportsLeg } from '@ronda/contract'
import type { OddsFormat } from '@ronda/games/sports'
import { classes, useNow } from '@ronda/ui'
import { placeOf } from './place.ts'
import { MatchClock } from './MatchLine.tsx'
import { oddsText } from './sportsView.ts'
import { useMarketTexts } from '@ronda/base/sports/useMarketTexts.ts'

const GAINS: ReadonlySet<string> = new Set(['win', 'halfWin'])
const LOSSES: ReadonlySet<string> = new Set(['lose', 'halfLose'])

function Grade({ grade }: { readonly grade: SportsLeg['parts'][number]['grade'] }) {
  const t = useTranslations('sports.mine')
  if (grade === null) return null
  const colour = GAINS.has(grade) ? 'text-gain' : LOSSES.has(grade) ? 'text-loss' : 'text-text-soft'
  return <span className={classes('text-sm font-medium', colour)}>{t(`grades.${grade}`)}</span>
}

type LegProps = { readonly leg: SportsLeg; readonly format: OddsFormat }

/** What must come in on one match, how the match stands, and how each part ended. */
function BetLeg({ leg, format }: LegProps) {
  const t = useTranslations('sports')
  const nowMs = useNow()
  const { marketName, choiceName } = useMarketTexts()
  const { match, parts, price, isBanker } = leg
  return (
    <li className="border-line grid grid-cols-1 gap-1 border-b pb-2 last:border-b-0">
      <p className="text-text-soft flex flex-wrap justify-between gap-x-3 text-sm">
        <Link to={placeOf(match.sport).path} search={{ match: match.number }} className="hover:text-text underline">
          {t('versus', { home: match.home, away: match.away })}
          {match.score !== null && <span className="tabular ms-2 font-bold">{t('score', match.score)}</span>}
        </Link>
        <MatchClock match={match} nowMs={nowMs} aheadMs={0} />
      </p>
      {(isBanker || parts.length > 1) && (
        <p className="text-text-soft flex justify-between gap-3 text-xs font-medium">
          {t(isBanker ? 'slip.banker' : 'slip.builder')}
          {parts.length > 1 && <span className="tabular text-text font-bold">{oddsText(format, price)}</span>}
        </p>
      )}
      {parts.map(({ market, choice, grade }) => (
        <div key={`${market.id} ${choice}`} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3">
          <p className="font-bold">{choiceName(market, choice, match)}</p>
          <span className="tabular text-end font-bold">{parts.length === 1 && oddsText(format, price)}</span>
          <p className="text-text-soft text-sm">{marketName(market, match)}</p>
          <Grade grade={grade} />
        </div>
      ))}
      {leg.void !== null && (
        <p className="text-sm">{t('clause', { reason: t(`voids.${leg.void.reason}`), clause: leg.void.clause })}</p>
      )}
    </li>
  )
}

/** The legs of a bet. */
export function BetLegs({ legs, format }: { readonly legs: readonly SportsLeg[]; readonly format: OddsFormat }) {
  return (
    <ul className="grid grid-cols-1 gap-2">
      {legs.map((leg) => (
        <BetLeg key={leg.match.number} leg={leg} format={format} />
      ))}
    </ul>
  )
}
