import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { isFault, type Fault, type Finding } from '@ronda/games'
import { Skeleton } from '@ronda/ui'
import { gameQuery } from '@ronda/base/games/game.queries.ts'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import { Fingerprint, VerdictNotice } from '@ronda/base/layout/VerdictNotice.tsx'
import { LoadError } from '@ronda/base/layout/LoadError.tsx'
import { Moment } from '../../shell/lottery/Moment.tsx'
import { Result } from '../../shell/lottery/Numbers.tsx'
import { checksFor, readStored } from '../../shell/proof/checks.ts'
import { drawQuery, type DrawAsked } from './draw.queries.ts'
import { examineDraw } from './examineDraw.ts'

type Verdict = Exclude<Finding, Fault> | 'bad'

const verdictOf = (finding: Finding): Verdict => (isFault(finding) ? 'bad' : finding)

/** One draw that anybody may examine: its commitment, its place in the chain, and its numbers drawn again. */
export function OneDraw({ game, draw }: DrawAsked) {
  const t = useTranslations('proof')
  const { language } = useLanguage()
  const { data: item } = useQuery(gameQuery(game, language))
  const { data, error, isFetching, refetch } = useQuery(drawQuery({ game, draw }))
  return (
    <section className="bg-surface-1 border-line grid grid-cols-1 gap-4 rounded-xl border p-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 className="text-xl font-bold">
          {t('draw.title', { game: item?.displayName ?? game, number: String(draw) })}
        </h2>
        {data?.round && (
          <span className="text-text-soft text-sm">
            <Moment atMs={data.round.showsAtMs} />
          </span>
        )}
      </div>
      {data === undefined && error !== null && (
        <LoadError title={t('draw.failed')} error={error} isBusy={isFetching} onRetry={refetch} />
      )}
      {data === undefined && error === null && <Skeleton className="h-24 rounded-lg" />}
      {data?.round === null && <p className="text-text-soft">{t('draw.unknown')}</p>}
      {data?.round && <Examined game={game} chain={data.chain} round={data.round} />}
    </section>
  )
}

type ExaminedProps = {
  readonly game: string
  readonly chain: Parameters<typeof examineDraw>[1]
  readonly round: Parameters<typeof examineDraw>[2]
}

function Judged({ game, chain, round }: ExaminedProps) {
  const t = useTranslations('proof')
  const { data: finding, isError } = useQuery({
    queryKey: ['drawVerdict', game, round.number, round.secret ?? ''],
    queryFn: async () => examineDraw(game, chain, round, await checksFor([round], readStored())),
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (isError) return <p role="alert">{t('draw.failed')}</p>
  if (finding === undefined) return <Skeleton className="h-16 rounded-lg" />
  const verdict = verdictOf(finding)
  const is = verdict === 'no_beacon' || verdict === 'former' ? 'weak' : verdict
  const reason = verdict === 'void' ? `${t(`reasons.${round.voidReason ?? 'unknown'}`)} ` : ''
  return <VerdictNotice is={is} title={t(`draw.${verdict}`)} text={`${reason}${t(`draw.${verdict}Text`)}`} />
}

function Examined({ game, chain, round }: ExaminedProps) {
  const t = useTranslations('proof')
  const { beacon } = round
  return (
    <>
      <Result outcome={round.outcome} />
      <Judged game={game} chain={chain} round={round} />
      <dl className="grid grid-cols-1 gap-2">
        <Fingerprint label={t('draw.commitment')} text={round.commitment} />
        {round.secret !== null && <Fingerprint label={t('draw.secret')} text={round.secret} />}
        {round.seal !== null && (
          <Fingerprint label={t('draw.root', { tickets: round.seal.tickets })} text={round.seal.root} />
        )}
        {beacon !== null && (
          <Fingerprint label={t('draw.beacon', { round: String(beacon.round) })} text={beacon.signature ?? '…'} />
        )}
        {round.heaps?.map(({ mode, currency, ...heap }) => (
          <Fingerprint
            key={`${mode} ${currency}`}
            label={t(mode === 'real' ? 'draw.heap' : 'draw.heapFree', { players: heap.players, currency })}
            text={JSON.stringify(heap)}
          />
        ))}
        <Fingerprint label={t('draw.salt')} text={`${chain.salt} : ${round.place}`} />
        <Fingerprint label={t('draw.terminal')} text={chain.terminal} />
      </dl>
    </>
  )
}
