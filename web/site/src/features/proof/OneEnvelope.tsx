import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import type { EnvelopeProof } from '@ronda/contract'
import { checkSplit } from '@ronda/fair'
import { useAmounts } from '@ronda/base/statement/useAmounts.ts'
import { codeOf } from '@ronda/base/call/api.ts'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import { Fingerprint, VerdictNotice } from '@ronda/base/layout/VerdictNotice.tsx'
import { LoadError } from '@ronda/base/layout/LoadError.tsx'
import { Skeleton } from '@ronda/ui'
import { Moment } from '../../shell/lottery/Moment.tsx'
import { envelopeProofQuery } from './envelopeProof.queries.ts'

/** Longer lists are opened by hand. */
const SHOWN_MAX = 50

const sumOf = ({ taken }: EnvelopeProof): bigint => taken.reduce((sum, { amount }) => sum + amount, 0n)

/** Every share computed again, here. */
function Verdict({ proof, serverSeed }: { readonly proof: EnvelopeProof; readonly serverSeed: string }) {
  const t = useTranslations('envelope.proof')
  const { write } = useAmounts(proof.currency)
  const { commitment, amount, least, shares, taken } = proof
  const units = (atoms: bigint): number => Number(atoms / least)
  const found = checkSplit({
    commitment,
    serverSeed,
    units: units(amount),
    shares,
    taken: taken.map((share) => ({ clientSeed: share.clientSeed, units: units(share.amount) })),
  })
  if (found !== undefined) {
    const text = t(`faults.${found.fault}`, { number: String(found.position + 1) })
    return <VerdictNotice is="bad" title={t('bad')} text={text} />
  }
  const back = write(amount - sumOf(proof))
  return <VerdictNotice is="good" title={t('good', { count: taken.length })} text={t('goodText', { back })} />
}

function Shares({ proof: { taken, currency } }: { readonly proof: EnvelopeProof }) {
  const t = useTranslations('envelope.proof')
  const { write } = useAmounts(currency)
  if (taken.length === 0) return null
  return (
    <details open={taken.length <= SHOWN_MAX}>
      <summary className="min-h-control cursor-pointer py-2 font-bold">{t('table')}</summary>
      <table className="w-full text-sm">
        <thead className="text-text-faint text-start">
          <tr>
            <th className="p-2 text-start font-medium">{t('share')}</th>
            <th className="p-2 text-end font-medium">{t('amount')}</th>
            <th className="p-2 text-start font-medium">{t('text')}</th>
          </tr>
        </thead>
        <tbody>
          {taken.map(({ clientSeed, amount }, at) => (
            <tr key={clientSeed} className="border-line border-t">
              <td className="tabular p-2">{at + 1}</td>
              <td className="tabular p-2 text-end font-bold whitespace-nowrap">{write(amount)}</td>
              <td className="text-text-soft p-2 font-mono text-xs break-all">{clientSeed}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}

function Examined({ proof }: { readonly proof: EnvelopeProof }) {
  const t = useTranslations('envelope')
  const { write } = useAmounts(proof.currency)
  const { name, amount, shares, endsAtMs, commitment, serverSeed } = proof
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 className="text-xl font-bold">{t('proof.title', { name })}</h2>
        <span className="text-text-soft text-sm">
          <Moment atMs={endsAtMs} />
        </span>
      </div>
      <p className="text-text-soft tabular">{t('pot', { amount: write(amount), count: shares })}</p>
      {serverSeed === null ? (
        <VerdictNotice is="sealed" title={t('proof.open')} text={t('proof.openText')} />
      ) : (
        <Verdict proof={proof} serverSeed={serverSeed} />
      )}
      <dl className="grid grid-cols-1 gap-2">
        <Fingerprint label={t('commitment')} text={commitment} />
        {serverSeed !== null && <Fingerprint label={t('seed')} text={serverSeed} />}
      </dl>
      <Shares proof={proof} />
      <div className="text-text-soft grid gap-1 text-sm">
        <h3 className="text-text font-bold">{t('fairTitle')}</h3>
        <p className="max-w-measure">{t('fair')}</p>
      </div>
    </>
  )
}

/** A red envelope that anybody may examine: its seal, and every share computed again. */
export function OneEnvelope({ envelope }: { readonly envelope: string }) {
  const t = useTranslations('envelope.proof')
  const { language } = useLanguage()
  const { data, error, isFetching, refetch } = useQuery(envelopeProofQuery(envelope, language))
  const isUnknown = error !== null && codeOf(error) === 'envelope.unknown'
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
