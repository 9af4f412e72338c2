import type { SharedChain, SharedRound } from '@ronda/contract'
import { useCallback, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useDesk } from '../../app/context.ts'
import { Icon } from '../../hud/Icon.tsx'
import { useAsk } from '../../panels/useAsk.ts'
import { Failed, Skeleton } from '../../panels/Waiting.tsx'
import { useLiveSeat, useTableGame } from '../useLive.ts'
import { ResultMark } from '../ResultMark.tsx'
import { checkRound, isGood, type Checked } from './check.ts'
import { ReplayButton } from './ReplayButton.tsx'
import type { Replayed } from './Replay.tsx'
import { Steps } from '../../panels/Steps.tsx'
import './panels.css'

const PAGE_ROUNDS = 30

/** Rounds of the table that are over; each is verified where one asks for it. */
export function PastRounds({ onReplay }: { readonly onReplay: (round: Replayed) => void }) {
  const t = useTranslations('live')
  const { session } = useDesk()
  const { client } = useLiveSeat()
  const { gameCode } = session
  const ask = useCallback(() => client.table.past({ game: gameCode, limit: PAGE_ROUNDS }), [client, gameCode])
  const [past, again] = useAsk(ask)
  if (past.state === 'asking') return <Skeleton rows={6} />
  if (past.state === 'failed') return <Failed refusal={past.refusal} onRetry={again} />
  const { rounds, chain } = past.value
  if (rounds.length === 0) return <p className="empty">{t('trends.none')}</p>
  return (
    <div className="history">
      <p className="hint">{t('fair.pastText')}</p>
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
  const t = useTranslations('live')
  const { locale } = useDesk()
  const { rules } = useLiveSeat()
  const game = useTableGame()
  const [checked, setChecked] = useState<Checked>()
  const resultOf = game.useResult()
  const { number, outcome, phase, endsAtMs, opensAtMs } = round
  const time = new Date(endsAtMs ?? opensAtMs)
  return (
    <li className="past-row">
      <ResultMark outcome={outcome} />
      <div className="past-words">
        <strong>{phase === 'void' || !outcome ? t('voidMark') : resultOf(outcome)}</strong>
        <span>
          {`${t('round', { number })} · `}
          <time dateTime={time.toISOString()}>{time.toLocaleTimeString(locale, { timeStyle: 'medium' })}</time>
        </span>
      </div>
      {outcome && <ReplayButton number={number} onPress={() => onReplay({ number, outcome })} />}
      {checked ? (
        <span className={`past-tick ${isGood(checked) ? 'is-good' : 'is-bad'}`}>
          <Icon name={isGood(checked) ? 'good' : 'bad'} />
          {isGood(checked) ? t('fair.good') : t('fair.bad')}
        </span>
      ) : (
        outcome && (
          <button type="button" className="button is-small" onClick={() => setChecked(checkRound(rules, chain, round))}>
            <Icon name="seal" />
            {t('fair.check')}
          </button>
        )
      )}
      {checked && (
        <div className="past-steps">
          <Steps
            steps={[
              { text: t('fair.commitmentGood'), isGood: checked.commitment },
              { text: t('fair.chainGood'), isGood: checked.chain },
              { text: t('fair.outcomeGood'), isGood: checked.outcome },
              ...(round.heaps ? [{ text: t('fair.heapGood'), isGood: checked.heap }] : []),
            ]}
          />
        </div>
      )}
    </li>
  )
}
