import type { Refusal } from '@ronda/client'
import type { SlotRound } from '@ronda/contract'
import { useCallback, useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useMoney, usePlay } from '../app/context.ts'
import { Icon } from '../hud/Icon.tsx'
import { Failed, Skeleton } from './Waiting.tsx'

const PAGE_ROUNDS = 20

type Rounds = {
  readonly rounds: readonly SlotRound[]
  readonly next: number | null | undefined
  readonly refusal: Refusal | undefined
}

/** Rounds, newest first; `next` is open before the first page and null after the last. */
function useRounds(): readonly [Rounds, () => void] {
  const { client } = usePlay()
  const [list, setList] = useState<Rounds>({ rounds: [], next: undefined, refusal: undefined })
  const load = useCallback(
    async (before: number | null | undefined) => {
      const page = await client.slot.rounds({ limit: PAGE_ROUNDS, ...(typeof before === 'number' && { before }) })
      setList((now) => {
        if (!page.ok) return { ...now, refusal: page.error }
        // A page that arrives twice is taken once.
        const fresh = page.value.rounds.filter(({ id }) => !now.rounds.some((known) => known.id === id))
        return { rounds: [...now.rounds, ...fresh], next: page.value.next, refusal: undefined }
      })
    },
    [client],
  )
  useEffect(() => void load(undefined), [load])
  return [list, () => void load(list.next)]
}

export type HistoryProps = {
  readonly onReplay: (round: SlotRound) => void
  readonly onVerify: (round: SlotRound) => void
}

export function HistoryPanel({ onReplay, onVerify }: HistoryProps) {
  const t = useTranslations('play.history')
  const [{ rounds, next, refusal }, more] = useRounds()
  if (refusal && rounds.length === 0) return <Failed refusal={refusal} onRetry={more} />
  if (next === undefined) return <Skeleton rows={6} />
  if (rounds.length === 0) return <p className="empty">{t('empty')}</p>
  return (
    <div className="history">
      <ul>
        {rounds.map((round) => (
          <RoundRow key={round.id} round={round} onReplay={onReplay} onVerify={onVerify} />
        ))}
      </ul>
      {refusal && <Failed refusal={refusal} onRetry={more} />}
      {next !== null && !refusal && (
        <button type="button" className="button" onClick={more}>
          {t('more')}
        </button>
      )}
    </div>
  )
}

function RoundRow({ round, onReplay, onVerify }: HistoryProps & { readonly round: SlotRound }) {
  const t = useTranslations('play.history')
  const { locale } = usePlay()
  const write = useMoney()
  const time = new Date(round.playedAtMs).toLocaleString(locale, { dateStyle: 'short', timeStyle: 'medium' })
  const words = { time, stake: write(round.stake, round.currency), win: write(round.win, round.currency) }
  const freeSpins = round.stops.length - 1
  return (
    <li className="round-row" aria-label={t('round', words)}>
      <div className="round-when">
        <time dateTime={new Date(round.playedAtMs).toISOString()}>{time}</time>
        {freeSpins > 0 && <span className="chip">{t('free', { count: freeSpins })}</span>}
      </div>
      <dl className="round-money">
        <div>
          <dt>{t('stake')}</dt>
          <dd>{words.stake}</dd>
        </div>
        <div className={round.win > round.stake ? 'is-gain' : ''}>
          <dt>{t('win')}</dt>
          <dd>{words.win}</dd>
        </div>
      </dl>
      <div className="round-tools">
        <button type="button" className="button is-small" onClick={() => onReplay(round)}>
          <Icon name="replay" />
          {t('replay')}
        </button>
        <button type="button" className="button is-small" onClick={() => onVerify(round)}>
          <Icon name="seal" />
          {t('verify')}
        </button>
      </div>
    </li>
  )
}
