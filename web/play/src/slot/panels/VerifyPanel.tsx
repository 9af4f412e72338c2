import type { Refusal } from '@ronda/client'
import { openKept } from '@ronda/client/kept'
import type { SlotRound } from '@ronda/contract'
import { err, ok, type Result } from '@ronda/core'
import { asModel, modelHash, type SlotModel } from '@ronda/games'
import { useCallback, useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import { usePlay } from '../machine/context.ts'
import { isRevealed, verifySteps, type OpenRound } from '../verify/report.ts'
import { VerdictBanner } from '../../shared/verify/VerdictBanner.tsx'
import { verdictOf } from '../../shared/verify/verdict.ts'
import { Banner } from '../../shared/panel/Banner.tsx'
import { Examined } from '../../shared/panel/Examined.tsx'
import { Sealed } from '../../shared/verify/Sealed.tsx'
import { useAsk } from '../../shared/panel/useAsk.ts'
import { VerifySteps } from './VerifySteps.tsx'
import { Skeleton } from '../../shared/panel/Waiting.tsx'

/** Recomputes a round in the browser from its revealed server seed. */
export function VerifyPanel({ round: first, onBack }: { readonly round: SlotRound; readonly onBack: () => void }) {
  const t = useTranslations('play.verify')
  const { client } = usePlay()
  const [round, setRound] = useState(first)
  const askAgain = () => client.slot.round({ round: round.id })
  return (
    <Examined onBack={onBack}>
      <h2>{t('title')}</h2>
      {isRevealed(round) ? <Verified round={round} /> : <Sealed askAgain={askAgain} onRevealed={setRound} />}
    </Examined>
  )
}

/** The model a round was played by: the current one, or an earlier one. Its hash identifies it. */
function useModelOf({ modelHash: hash }: SlotRound): ReturnType<typeof useAsk<SlotModel>>[0] {
  const { client, session, model } = usePlay()
  const ask = useCallback(async (): Promise<Result<SlotModel, Refusal>> => {
    if (hash === session.modelHash) return ok(model)
    const reply = await client.slot.model({ hash })
    if (!reply.ok) return reply
    const found = asModel(reply.value)
    return found && modelHash(found) === hash ? ok(found) : err({ code: 'server.fault' })
  }, [client, session.modelHash, model, hash])
  return useAsk(ask)[0]
}

function Verified({ round }: { readonly round: OpenRound }) {
  const t = useTranslations('play.verify')
  const found = useModelOf(round)
  if (found.state === 'asking') return <Skeleton rows={6} />
  if (found.state === 'failed') return <Banner kind="calm" heading={t('other')} text={t('otherText')} />
  return <Judged model={found.value} round={round} />
}

function Judged({ model, round }: { readonly model: SlotModel; readonly round: OpenRound }) {
  const report = useMemo(() => verifySteps(model, round, openKept(() => localStorage).read()), [model, round])
  return (
    <>
      <VerdictBanner verdict={verdictOf(report)} />
      <VerifySteps model={model} report={report} round={round} />
    </>
  )
}
