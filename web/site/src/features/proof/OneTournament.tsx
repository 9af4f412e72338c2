import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import type { TournamentProof } from '@ronda/contract'
import { checkTournament, scoreOf, type TournamentEntry } from '@ronda/fair'
import { useAmounts } from '@ronda/base/statement/useAmounts.ts'
import { codeOf } from '@ronda/base/call/api.ts'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import { Fingerprint, VerdictNotice } from '@ronda/base/layout/VerdictNotice.tsx'
import { LoadError } from '@ronda/base/layout/LoadError.tsx'
import { Button, saveFile, Skeleton, useLocale } from '@ronda/ui'
import { Moment } from '../../shell/lottery/Moment.tsx'
import { tournamentProofQuery, tournamentResultQuery } from './tournamentProof.queries.ts'

type ProofProps = { readonly proof: TournamentProof }
type ResultProps = ProofProps & { readonly root: string; readonly entries: readonly TournamentEntry[] }

/** So many places are listed; the file has all. */
const SHOWN_MAX = 50

/** Scores, places and prizes computed again, here. */
function Verdict({ proof, root, entries }: ResultProps) {
  const t = useTranslations('tournament.proof')
  const { write } = useAmounts(proof.currency)
  const { terms, hash } = proof
  const found = useMemo(() => checkTournament({ terms, hash, root, entries }), [terms, hash, root, entries])
  if (found !== undefined) {
    return (
      <VerdictNotice is="bad" title={t('bad')} text={t(`faults.${found.fault}`, { number: String(found.number) })} />
    )
  }
  const given = entries.reduce((sum, { prize }) => sum + prize, 0n)
  const count = entries.filter(({ place }) => place !== null).length
  return <VerdictNotice is="good" title={t('good', { count })} text={t('goodText', { given: write(given) })} />
}

function Places({ proof, entries }: Omit<ResultProps, 'root'>) {
  const t = useTranslations('tournament')
  const locale = useLocale()
  const { write } = useAmounts(proof.currency)
  const { terms } = proof
  const places = entries
    .filter(({ place }) => place !== null)
    .toSorted((one, other) => (one.place ?? 0) - (other.place ?? 0))
    .slice(0, SHOWN_MAX)
  const score = (entry: TournamentEntry): string => {
    const { score: value } = scoreOf(terms, entry.rounds)
    if (terms.formula.kind === 'hits') return t('score.hits', { count: value })
    const format = new Intl.NumberFormat(locale, { minimumFractionDigits: 2 })
    return t('score.multiple', { score: format.format(value / 100) })
  }
  return (
    <details open>
      <summary className="min-h-control cursor-pointer py-2 font-bold">{t('proof.table')}</summary>
      <table className="w-full text-sm">
        <thead className="text-text-faint">
          <tr>
            <th className="p-2 text-start font-medium">{t('proof.place')}</th>
            <th className="p-2 text-start font-medium">{t('proof.player')}</th>
            <th className="p-2 text-end font-medium">{t('proof.score')}</th>
            <th className="p-2 text-end font-medium">{t('proof.prize')}</th>
          </tr>
        </thead>
        <tbody>
          {places.map((entry) => (
            <tr key={entry.number} className="border-line border-t">
              <td className="tabular p-2">{entry.place?.toLocaleString(locale)}</td>
              <td className="tabular text-text-soft p-2">{entry.number.toLocaleString(locale)}</td>
              <td className="tabular p-2 text-end">{score(entry)}</td>
              <td className="tabular p-2 text-end font-bold whitespace-nowrap">
                {entry.prize > 0n ? write(entry.prize) : '–'}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}

/** Saves what was checked, so that anybody can compute it by another program. */
function Save({ proof, entries }: Omit<ResultProps, 'root'>) {
  const t = useTranslations('tournament.proof')
  const save = (): void => {
    const text = JSON.stringify({ ...proof, entries }, (_, value: unknown) =>
      typeof value === 'bigint' ? value.toString() : value,
    )
    saveFile(`tournament-${proof.id}.json`, new Blob([text], { type: 'application/json' }))
  }
  return (
    <div>
      <Button variant="quiet" onClick={save}>
        <Download aria-hidden className="size-icon-small" />
        {t('save')}
      </Button>
    </div>
  )
}

function Settled({ proof, root }: ProofProps & { readonly root: string }) {
  const t = useTranslations('tournament.proof')
  const { data, error, isFetching, refetch } = useQuery(tournamentResultQuery(proof.id))
  if (data === undefined && error !== null) {
    return <LoadError title={t('failed')} error={error} isBusy={isFetching} onRetry={refetch} />
  }
  if (data === undefined) return <Skeleton className="h-24 rounded-lg" />
  return (
    <>
      <Verdict proof={proof} root={root} entries={data} />
      <Places proof={proof} entries={data} />
      <Save proof={proof} entries={data} />
    </>
  )
}

function Examined({ proof }: ProofProps) {
  const t = useTranslations('tournament')
  const { language } = useLanguage()
  const { terms, state, hash, root } = proof
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 className="text-xl font-bold">{t('proof.title', { name: terms.names[language] })}</h2>
        <span className="text-text-soft text-sm">
          <Moment atMs={terms.endsAtMs} />
        </span>
      </div>
      {root !== null && <Settled proof={proof} root={root} />}
      {root === null && state === 'cancelled' && (
        <VerdictNotice is="void" title={t('proof.cancelled')} text={t('proof.cancelledText')} />
      )}
      {root === null && state !== 'cancelled' && (
        <VerdictNotice is="sealed" title={t('proof.open')} text={t('proof.openText')} />
      )}
      <dl className="grid grid-cols-1 gap-2">
        <Fingerprint label={t('hash')} text={hash} />
        {root !== null && <Fingerprint label={t('proof.root')} text={root} />}
      </dl>
      <div className="text-text-soft grid gap-1 text-sm">
        <h3 className="text-text font-bold">{t('proof.limitsTitle')}</h3>
        <p className="max-w-measure">{t('proof.limits')}</p>
      </div>
    </>
  )
}

/** A tournament that anybody may examine: its rules, and its result computed again. */
export function OneTournament({ tournament }: { readonly tournament: string }) {
  const t = useTranslations('tournament.proof')
  const { data, error, isFetching, refetch } = useQuery(tournamentProofQuery(tournament))
  const isUnknown = error !== null && codeOf(error) === 'tournament.unknown'
  return (
    <section className="bg-surface-1 border-line grid grid-cols-1 gap-4 rounded-xl border p-5">
      {data === undefined && isUnknown && <p className="text-text-soft">{t('unknown')}</p>}
      {data === undefined && error !== null && !isUnknown && (
        <LoadError title={t('failed')} error={error} isBusy={isFetching} onRetry={refetch} />
      )}
      {data === undefined && error === null && <Skeleton className="h-24 rounded-lg" />}
      {data !== undefined && <Examined proof={data} />}
    </section>
  )
}
