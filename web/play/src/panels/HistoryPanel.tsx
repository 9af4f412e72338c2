import type { Refusal } from '@ronda/client'
import type { SlotRound } from '@ronda/contract'
import { useCallback, useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useMoney, usePlay } from '../app/context.ts'
import { Icon } from '../hud/Icon.tsx'
import { presentRound } from '../round/present.ts'
import { useAsk } from './useAsk.ts'
import { Failed, Skeleton } from './Waiting.tsx'

const PAGE_ROUNDS = 20

type Page = { readonly rounds: readonly SlotRound[]; readonly next: number | null }

/** Older rounds below the first page, fetched one page at a time. */
function useOlder(first: Page): { pages: Page; refusal: Refusal | undefined; more: () => Promise<void> } {
  const { client } = usePlay()
  const [pages, setPages] = useState(first)
  const [refusal, setRefusal] = useState<Refusal>()
  const more = async (): Promise<void> => {
    if (pages.next === null) return
    const page = await client.slot.rounds({ limit: PAGE_ROUNDS, before: pages.next })
    setRefusal(page.ok ? undefined : page.error)
    if (!page.ok) return
    setPages((now) => {
      // A page that arrives twice is taken once.
      const fresh = page.value.rounds.filter(({ id }) => !now.rounds.some((known) => known.id === id))
      return { rounds: [...now.rounds, ...fresh], next: page.value.next }
    })
  }
  return { pages, refusal, more }
}

export type HistoryProps = {
  readonly onReplay: (round: SlotRound) => void
  readonly onVerify: (round: SlotRound) => void
}

export function HistoryPanel(props: HistoryProps) {
  const { client } = usePlay()
  const ask = useCallback(() => client.slot.rounds({ limit: PAGE_ROUNDS }), [client])
  const [first, again] = useAsk(ask)
  if (first.state === 'asking') return <Skeleton rows={6} />
  if (first.state === 'failed') return <Failed refusal={first.refusal} onRetry={again} />
  return <RoundList first={first.value} {...props} />
}

function RoundList({ first, onReplay, onVerify }: HistoryProps & { readonly first: Page }) {
  const t = useTranslations('play.history')
  const { pages, refusal, more } = useOlder(first)
  if (pages.rounds.length === 0) return <p className="empty">{t('empty')}</p>
  return (
    <div className="history">
      <ul>
        {pages.rounds.map((round) => (
          <RoundRow key={round.id} round={round} onReplay={onReplay} onVerify={onVerify} />
        ))}
      </ul>
      {refusal && <Failed refusal={refusal} onRetry={() => void more()} />}
      {pages.next !== null && !refusal && (
        <button type="button" className="button" onClick={() => void more()}>
          {t('more')}
        </button>
      )}
    </div>
  )
}

/** How many free spins there were, if the round was played by the model in hand. */
function useFreeSpins(round: SlotRound): number {
  const { model } = usePlay()
  return useMemo(() => {
    const presented = presentRound(model, round)
    return presented.ok ? presented.value.result.spins.filter(({ free }) => free).length : 0
  }, [model, round])
}

function RoundRow({ round, onReplay, onVerify }: HistoryProps & { readonly round: SlotRound }) {
  const t = useTranslations('play.history')
  const { locale } = usePlay()
  const write = useMoney()
  const time = new Date(round.playedAtMs).toLocaleString(locale, { dateStyle: 'short', timeStyle: 'medium' })
  const words = { time, stake: write(round.stake, round.currency), win: write(round.win, round.currency) }
  const freeSpins = useFreeSpins(round)
  return (
    <li className="round-row" aria-label={t('round', words)}>
      <div className="round-when">
        <time dateTime={new Date(round.playedAtMs).toISOString()}>{time}</time>
        {round.bet === 'buy' && <span className="chip">{t('bought')}</span>}
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
