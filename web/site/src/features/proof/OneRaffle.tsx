import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { RaffleProof } from '@ronda/contract'
import type { RaffleEntry } from '@ronda/fair'
import { useAmounts } from '@ronda/base/statement/useAmounts.ts'
import { codeOf } from '@ronda/base/call/api.ts'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import { Fingerprint, VerdictNotice } from '@ronda/base/layout/VerdictNotice.tsx'
import { LoadError } from '@ronda/base/layout/LoadError.tsx'
import { Skeleton, TextField } from '@ronda/ui'
import { Moment } from '../../shell/lottery/Moment.tsx'
import type { RaffleVerdict } from './examineRaffle.ts'
import { raffleProofQuery, raffleVerdictQuery } from './raffleProof.queries.ts'

type ProofProps = { readonly proof: RaffleProof }

function Judged({ proof, verdict }: ProofProps & { readonly verdict: RaffleVerdict }) {
  const t = useTranslations('raffle.proof')
  switch (verdict.is) {
    case 'bad': {
      const text = t(`faults.${verdict.fault}`, { number: String(verdict.place + 1) })
      return <VerdictNotice is="bad" title={t('bad')} text={text} />
    }
    case 'open':
      return <VerdictNotice is="sealed" title={t('open')} text={t('openText')} />
    case 'cancelled':
      return <VerdictNotice is="void" title={t('cancelled')} {...(proof.note !== null && { text: proof.note })} />
    case 'listed': {
      const counts = { tickets: String(proof.tickets), entrants: String(proof.entrants) }
      return <VerdictNotice is="sealed" title={t('listed')} text={t('listedText', counts)} />
    }
    default: {
      const { is } = verdict
      const title = t('good', { count: proof.winners.length })
      return <VerdictNotice is={is === 'good' ? 'good' : 'weak'} title={title} text={t(`${is}Text`)} />
    }
  }
}

function Winners({ proof: { winners, currency } }: ProofProps) {
  const t = useTranslations('raffle')
  const { write } = useAmounts(currency)
  if (winners.length === 0) return null
  return (
    <section className="grid gap-1">
      <h3 className="font-bold">{t('winnersTitle')}</h3>
      <ol className="divide-line grid divide-y text-sm">
        {winners.map(({ ticket, entrant, amount }) => (
          <li key={ticket} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
            <span className="tabular font-medium">{t('ticket', { number: String(ticket) })}</span>
            <span className="text-text-soft font-mono text-xs break-all">{entrant}</span>
            <span className="text-gain tabular font-bold">{write(amount)}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}

const CODE_LENGTH = 16
/** With the spaces between groups that the raffle shows it with. */
const TYPED_MAX = 24

/** Finds the reader's own tickets in the list that was computed with. */
function FindOwn({ entries }: { readonly entries: readonly RaffleEntry[] }) {
  const t = useTranslations('raffle.proof')
  const [typed, setTyped] = useState('')
  const code = typed.replaceAll(/\s/g, '').toLowerCase()
  const found = entries.find(({ entrant }) => entrant === code)
  return (
    <div className="grid max-w-measure gap-2">
      <TextField
        label={t('findLabel')}
        hint={t('findHint')}
        value={typed}
        maxLength={TYPED_MAX}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => setTyped(event.target.value)}
      />
      <output className="tabular text-sm font-medium">
        {code.length === CODE_LENGTH &&
          (found === undefined
            ? t('notFound')
            : t('found', {
                count: found.count,
                first: String(found.first),
                last: String(found.first + found.count - 1),
              }))}
      </output>
    </div>
  )
}

function Computed({ proof }: ProofProps) {
  const t = useTranslations('raffle.proof')
  const { data, error, isFetching, refetch } = useQuery(raffleVerdictQuery(proof))
  if (data === undefined && error !== null) {
    return <LoadError title={t('failed')} error={error} isBusy={isFetching} onRetry={refetch} />
  }
  if (data === undefined) return <Skeleton className="h-16 rounded-lg" />
  return (
    <>
      <Judged proof={proof} verdict={data.verdict} />
      <Winners proof={proof} />
      {data.entries.length > 0 && <FindOwn entries={data.entries} />}
    </>
  )
}

function Prints({ proof }: ProofProps) {
  const t = useTranslations('raffle')
  const { hash, commitment, serverSeed, root, salt, beaconRound, signature } = proof
  return (
    <dl className="grid grid-cols-1 gap-2">
      <Fingerprint label={t('hash')} text={hash} />
      <Fingerprint label={t('commitment')} text={commitment} />
      {serverSeed !== null && <Fingerprint label={t('seed')} text={serverSeed} />}
      {root !== null && <Fingerprint label={t('root')} text={root} />}
      {beaconRound !== null && (
        <Fingerprint label={t('beacon', { round: String(beaconRound) })} text={signature ?? '…'} />
      )}
      <Fingerprint label={t('salt')} text={salt} />
    </dl>
  )
}

function Examined({ proof }: ProofProps) {
  const t = useTranslations('raffle')
  const { name, tickets, entrants, terms, drawsAtMs, beaconRound, isPostponed } = proof
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 className="text-xl font-bold break-words">{t('proof.title', { name })}</h2>
        <span className="text-text-soft text-sm">
          <Moment atMs={drawsAtMs} />
        </span>
      </div>
      <p className="text-text-soft tabular">{t('ticketsNow', { tickets, entrants })}</p>
      <Computed proof={proof} />
      <Prints proof={proof} />
      <details>
        <summary className="min-h-control cursor-pointer py-2 font-bold">{t('rulesTitle')}</summary>
        <ul className="text-text-soft max-w-measure grid list-disc gap-1 ps-5 text-sm">
          {terms.map((term) => (
            <li key={term}>{term}</li>
          ))}
        </ul>
      </details>
      <div className="text-text-soft grid gap-1 text-sm">
        <h3 className="text-text font-bold">{t('fairTitle')}</h3>
        <p className="max-w-measure">{t(beaconRound === null ? 'fairPlain' : 'fairBeacon')}</p>
        {isPostponed && <p className="max-w-measure">{t('postponed')}</p>}
      </div>
    </>
  )
}

/** A raffle that anybody may examine: its rule, its list of tickets, and its draw computed again. */
export function OneRaffle({ raffle }: { readonly raffle: string }) {
  const t = useTranslations('raffle.proof')
  const { language } = useLanguage()
  const { data, error, isFetching, refetch } = useQuery(raffleProofQuery(raffle, language))
  const isUnknown = error !== null && codeOf(error) === 'raffle.unknown'
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
