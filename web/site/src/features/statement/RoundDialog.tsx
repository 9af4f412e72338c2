import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import type { OpenedRound } from '@ronda/contract'
import { withSubject } from '@ronda/client/lazy'
import { Button, Dialog, Skeleton, toast } from '@ronda/ui'
import { api } from '@ronda/base/call/api.ts'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import { Fingerprint, VerdictNotice } from '@ronda/base/layout/VerdictNotice.tsx'
import { Moment } from './Moment.tsx'
import { proofOf, saveProof } from '../../shell/proof/proofFile.ts'
import { Figure, RecordError, WaitingLines } from './RecordParts.tsx'
import { roundQuery } from './statement.queries.ts'
import { RoundMoves } from './RoundMoves.tsx'
import { RoundSpins } from './RoundSpins.tsx'
import { RoundTickets } from './RoundTickets.tsx'
import { verifyRound, type Verdict } from './roundView.ts'
import { checksFor, readStored, noteRetired } from '../../shell/proof/checks.ts'
import { netColour, useAmounts } from '@ronda/base/statement/useAmounts.ts'

function Proof({ opened }: { readonly opened: OpenedRound }) {
  const t = useTranslations('statement.round')
  const { language, refusalText } = useLanguage()
  const queries = useQueryClient()
  const { round } = opened
  const { data: verdict } = useQuery({
    queryKey: ['roundVerdict', round.id, round.serverSeed ?? ''],
    queryFn: async () => verifyRound(opened, await checksFor([round], readStored())),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const reveal = useMutation({
    mutationFn: () => api.record.reveal({ round: round.id, language }),
    onSuccess(reply) {
      if (reply.ok) noteRetired(round.commitment)
      if (reply.ok) queries.setQueryData(roundQuery(round.id, language).queryKey, reply.value)
      else toast(withSubject(refusalText(reply.error.code), reply.error, language), 'bad')
    },
  })
  return (
    <section aria-label={t('proof')} className="grid grid-cols-1 gap-3">
      {verdict === undefined ? <Skeleton className="h-16 rounded-lg" /> : <Judged opened={opened} verdict={verdict} />}
      {verdict === 'sealed' && (
        <Button isBusy={reveal.isPending} onClick={() => reveal.mutate()}>
          {t('reveal')}
        </Button>
      )}
      <dl className="grid grid-cols-1 gap-2">
        <Fingerprint label={t('seal')} text={round.commitment} />
        {round.serverSeed !== undefined && <Fingerprint label={t('secret')} text={round.serverSeed} />}
        <Fingerprint
          label={t(opened.kind === 'shared' ? 'salt' : 'yourSeed')}
          text={`${round.clientSeed} : ${round.nonce}`}
        />
        {opened.kind === 'shared' && <Fingerprint label={t('chainEnd')} text={opened.round.terminal} />}
        <Fingerprint label={t('rules')} text={round.modelHash} />
      </dl>
      <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm font-medium">
        <Link to="/fairness" className="text-accent-text underline">
          {t('how')}
        </Link>
        <Link to="/verify" className="text-accent-text underline">
          {t('all')}
        </Link>
        <button type="button" className="text-accent-text underline" onClick={() => saveProof(proofOf(opened))}>
          {t('save')}
        </button>
      </p>
    </section>
  )
}

function Judged({ opened, verdict }: { readonly opened: OpenedRound; readonly verdict: Verdict }) {
  const t = useTranslations('statement.round')
  const is = verdict === 'no_beacon' || verdict === 'former' ? 'weak' : verdict
  const reason = opened.kind === 'shared' && verdict === 'void' ? (opened.round.voidReason ?? undefined) : undefined
  return (
    <VerdictNotice is={is} title={t(verdict)} text={t(reason === undefined ? `${verdict}Text` : `reasons.${reason}`)} />
  )
}

function Opened({ opened }: { readonly opened: OpenedRound }) {
  const t = useTranslations('statement')
  const { round, gameName } = opened
  const { write, writeNet } = useAmounts(round.currency)
  const staked = opened.kind === 'slot' ? round.stake : opened.round.staked
  return (
    <div className="grid grid-cols-1 gap-5">
      <div>
        <p className="font-display text-lg font-bold">{gameName}</p>
        <p className="text-text-soft text-sm">
          <Moment atMs={round.playedAtMs} />
        </p>
        <p className="text-text-faint font-mono text-xs break-all">{round.id}</p>
      </div>
      <dl className="bg-surface-2 grid grid-cols-3 gap-3 rounded-lg p-4">
        <Figure label={t('staked')}>{write(staked)}</Figure>
        <Figure label={t('won')}>{write(round.win)}</Figure>
        <Figure label={t('net')} colour={netColour(round.win - staked)}>
          {writeNet(round.win - staked)}
        </Figure>
      </dl>
      {opened.kind === 'slot' && <RoundSpins opened={opened} />}
      {opened.kind === 'arcade' && <RoundMoves opened={opened} />}
      {opened.kind === 'shared' && <RoundTickets opened={opened} />}
      <Proof opened={opened} />
    </div>
  )
}

/** The details of a round, and its proof. */
export function RoundDialog({ round, onClose }: { readonly round: string; readonly onClose: () => void }) {
  const t = useTranslations()
  const { language } = useLanguage()
  const { data, error, isError, refetch } = useQuery(roundQuery(round, language))
  return (
    <Dialog isWide title={t('statement.round.title')} closeLabel={t('shell.close')} onClose={onClose}>
      {data !== undefined && <Opened opened={data} />}
      {data === undefined && isError && <RecordError error={error} onRetry={() => void refetch()} />}
      {data === undefined && !isError && <WaitingLines />}
    </Dialog>
  )
}
