import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { LEAGUES_OF, type SportsLeague, type SportsListed, type SportsRow } from '@ronda/contract'
import { LoadError } from '@ronda/base/layout/LoadError.tsx'
import { Notice, Skeleton } from '@ronda/ui'
import { Trophy } from 'lucide-react'
import { usePlace } from './place.ts'
import { leagueQuery } from './sports.queries.ts'

const COLUMNS = ['played', 'won', 'drawn', 'lost'] as const

const CELL = 'tabular px-2 py-2 text-end'

function Rows({ rows }: { readonly rows: readonly SportsRow[] }) {
  const t = useTranslations('sports.table')
  return (
    <tbody>
      {rows.map((row, at) => (
        <tr key={row.team} className="border-line border-t">
          <td className={CELL}>{at + 1}</td>
          <th scope="row" className="px-2 py-2 text-start font-medium">
            {row.team}
          </th>
          {COLUMNS.map((column) => (
            <td key={column} className={CELL}>
              {row[column]}
            </td>
          ))}
          <td className={CELL}>{`${row.scored}:${row.conceded}`}</td>
          <td className={`${CELL} font-bold`}>{row.points}</td>
          <td className="tabular px-2 py-2 whitespace-nowrap">
            {row.form.map((each) => t(`forms.${each}`)).join(' ')}
          </td>
        </tr>
      ))}
    </tbody>
  )
}

/** What the score of a match counts. */
function scoredIn(league: SportsLeague) {
  if (LEAGUES_OF.football.some((each) => each === league)) return 'table.goals'
  return league === 'circuito' ? 'play.setsWon' : 'play.mapsWon'
}

type TableProps = { readonly league: SportsLeague }

/** The table of a league. */
export function Standings({ league }: TableProps) {
  const t = useTranslations('sports')
  const { data, error, isError, refetch } = useQuery(leagueQuery(league))
  if (data === undefined) {
    if (isError) return <LoadError title={t('failed')} error={error} onRetry={refetch} />
    return <Skeleton className="h-stage-text rounded-xl" />
  }
  return (
    <div className="bg-surface-1 border-line scroll-row rounded-xl border">
      <table className="w-full text-sm">
        <caption className="px-4 py-3 text-start text-lg font-bold">
          {t('table.caption', { league: t(`leagues.${league}`), season: data.season + 1 })}
        </caption>
        <thead className="text-text-soft">
          <tr>
            <th scope="col" className={CELL}>
              {t('table.place')}
            </th>
            <th scope="col" className="px-2 py-2 text-start">
              {t('table.team')}
            </th>
            {COLUMNS.map((column) => (
              <th key={column} scope="col" className={CELL}>
                <abbr title={t(`table.long.${column}`)} className="no-underline">
                  {t(`table.${column}`)}
                </abbr>
              </th>
            ))}
            <th scope="col" className={CELL}>
              {t(scoredIn(league))}
            </th>
            <th scope="col" className={CELL}>
              <abbr title={t('table.long.points')} className="no-underline">
                {t('table.points')}
              </abbr>
            </th>
            <th scope="col" className="px-2 py-2 text-start">
              {t('table.form')}
            </th>
          </tr>
        </thead>
        <Rows rows={data.rows} />
      </table>
    </div>
  )
}

function Result({ match }: { readonly match: SportsListed }) {
  const t = useTranslations('sports')
  const { path } = usePlace()
  return (
    <li className="border-line border-b last:border-b-0">
      <Link
        to={path}
        search={{ match: match.number }}
        className="hover:bg-surface-2 flex min-h-control items-center justify-between gap-3 px-4 py-2 transition-colors"
      >
        <span className="min-w-0 truncate">{t('versus', { home: match.home, away: match.away })}</span>
        <span className="text-text-soft shrink-0 text-xs">{t('round', { round: match.round + 1 })}</span>
        <span className="tabular shrink-0 font-bold">{match.score === null ? '–' : t('score', match.score)}</span>
      </Link>
    </li>
  )
}

/** The last results of a league. */
export function Results({ league }: TableProps) {
  const t = useTranslations('sports')
  const { data, error, isError, refetch } = useQuery(leagueQuery(league))
  if (data === undefined) {
    if (isError) return <LoadError title={t('failed')} error={error} onRetry={refetch} />
    return <Skeleton className="h-stage-text rounded-xl" />
  }
  if (data.results.length === 0) return <Notice icon={Trophy} title={t('noResults')} />
  return (
    <ul className="bg-surface-1 border-line overflow-hidden rounded-xl border">
      {data.results.map((match) => (
        <Result key={match.number} match={match} />
      ))}
    </ul>
  )
}
