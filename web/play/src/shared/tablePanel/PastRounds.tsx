import type { SharedChain, SharedRound } from '@ronda/contract'
import { missingPlaces } from '@ronda/games'
import { useCallback } from 'react'
import { useTranslations } from 'use-intl'
import { useGameContext } from '../session/context.ts'
import { Icon } from '../controls/Icon.tsx'
import { useAsk } from '../panel/useAsk.ts'
import { Failed, Skeleton } from '../panel/Waiting.tsx'
import { useTableContext, useTableGame } from '../sharedRound/context.ts'
import { ResultMark } from '../sharedRound/ResultMark.tsx'
import { Banner } from '../panel/Banner.tsx'
import { useRoundCheck } from '../verify/useRoundCheck.ts'
import { ReplayButton } from '../replay/ReplayButton.tsx'
import type { Replayed } from '../replay/Replay.tsx'
import { CheckedSteps, VerdictHint, VerdictMark } from '../verify/Verdict.tsx'
import '../verify/panels.css'

const PAGE_ROUNDS = 30

/** Past rounds of the table; each can be verified. */
export function PastRounds({ onReplay }: { readonly onReplay: (round: Replayed) => void }) {
  const t = useTranslations('sharedRound')
  const { session } = useGameContext()
  const { client } = useTableContext()
  const { gameCode } = session
  const ask = useCallback(() => client.sharedRound.past({ game: gameCode, limit: PAGE_ROUNDS }), [client, gameCode])
  const [past, again] = useAsk(ask)
  if (past.state === 'asking') return <Skeleton rows={6} />
  if (past.state === 'failed') return <Failed refusal={past.refusal} onRetry={again} />
  const { rounds, chain } = past.value
  if (rounds.length === 0) return <p className="empty">{t('trends.none')}</p>
  const missing = missingPlaces(rounds)
  return (
    <div className="history">
      <p className="hint">{t('fair.pastText')}</p>
      {missing.length > 0 && (
        <Banner kind="bad" heading={t('fair.missing')} text={t('fair.missingText', { places: missing.join(', ') })} />
      )}
      <ul>
        {rounds.map((round) => (
          <PastRow key={round.number} round={round} chain={chain} onReplay={onReplay} />
        ))}
      </ul>
    </div>
  )
}

type PastRowProps = {
  readonly round: SharedRound
  readonly chain: SharedChain
  readonly onReplay: (round: Replayed) => void
}

function PastRow({ round, chain, onReplay }: PastRowProps) {
  const t = useTranslations('sharedRound')
  const { locale } = useGameContext()
  const game = useTableGame()
  const [checked, check] = useRoundCheck(round, chain)
  const resultOf = game.useResult()
  const { number, outcome, phase, endsAtMs, opensAtMs } = round
  const time = new Date(endsAtMs ?? opensAtMs)
  return (
    <li className="past-row">
      <ResultMark outcome={outcome} />
      <div className="past-words">
        <strong>{phase === 'void' || !outcome ? t('voidMark') : resultOf(outcome)}</strong>
        {phase === 'void' && <span>{t(`void.${round.voidReason ?? 'unknown'}`)}</span>}
        <span>
          {`${t('round', { number })} · `}
          <time dateTime={time.toISOString()}>{time.toLocaleTimeString(locale, { timeStyle: 'medium' })}</time>
        </span>
      </div>
      {outcome && <ReplayButton number={number} onPress={() => onReplay({ number, outcome })} />}
      {checked ? (
        <VerdictMark checked={checked} />
      ) : (
        outcome && (
          <button type="button" className="button is-small" onClick={check}>
            <Icon name="seal" />
            {t('fair.check')}
          </button>
        )
      )}
      {checked && (
        <div className="past-steps">
          <CheckedSteps checked={checked} round={{ ...round, hasHeap: round.heaps !== undefined, hasTickets: false }} />
          <VerdictHint checked={checked} />
        </div>
      )}
    </li>
  )
}
