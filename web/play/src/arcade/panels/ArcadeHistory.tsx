import type { ArcadeRound } from '@ronda/contract'
import { useCallback, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useDesk, useMoney } from '../../app/context.ts'
import { Icon } from '../../hud/Icon.tsx'
import { useAsk } from '../../panels/useAsk.ts'
import { Failed, Skeleton } from '../../panels/Waiting.tsx'
import { partsOf, useTimes } from '../kit/times.ts'
import { useSeat } from '../useTable.ts'

const PAGE_ROUNDS = 20

type Page = { readonly rounds: readonly ArcadeRound[]; readonly next: number | null }
type Props = { readonly onVerify: (round: ArcadeRound) => void }

export function ArcadeHistory({ onVerify }: Props) {
  const { client } = useDesk()
  const ask = useCallback(() => client.arcade.rounds({ limit: PAGE_ROUNDS }), [client])
  const [first, again] = useAsk(ask)
  if (first.state === 'asking') return <Skeleton rows={6} />
  if (first.state === 'failed') return <Failed refusal={first.refusal} onRetry={again} />
  return <Rounds first={first.value} onVerify={onVerify} />
}

function Rounds({ first, onVerify }: Props & { readonly first: Page }) {
  const t = useTranslations('play.history')
  const { client } = useDesk()
  const [pages, setPages] = useState(first)
  const more = async (): Promise<void> => {
    if (pages.next === null) return
    const page = await client.arcade.rounds({ limit: PAGE_ROUNDS, before: pages.next })
    if (page.ok) setPages((now) => ({ rounds: [...now.rounds, ...page.value.rounds], next: page.value.next }))
  }
  if (pages.rounds.length === 0) return <p className="empty">{t('empty')}</p>
  return (
    <div className="history">
      <ul>
        {pages.rounds.map((round) => (
          <Row key={round.id} round={round} onVerify={onVerify} />
        ))}
      </ul>
      {pages.next !== null && (
        <button type="button" className="button" onClick={() => void more()}>
          {t('more')}
        </button>
      )}
    </div>
  )
}

function Row({ round, onVerify }: Props & { readonly round: ArcadeRound }) {
  const t = useTranslations('play.history')
  const words = useTranslations('arcade')
  const { game } = useSeat()
  const { locale } = useDesk()
  const write = useMoney()
  const times = useTimes()
  const { Words } = game
  const time = new Date(round.playedAtMs).toLocaleString(locale, { dateStyle: 'short', timeStyle: 'medium' })
  const said = { time, stake: write(round.staked, round.currency), win: write(round.win, round.currency) }
  return (
    <li className="round-row" aria-label={t('round', said)}>
      <div className="round-when">
        <time dateTime={new Date(round.playedAtMs).toISOString()}>{time}</time>
        <span className="chip">{words('times', { times: times(partsOf(round.win, round.staked)) })}</span>
      </div>
      <p className="round-words">
        <Words round={round} />
      </p>
      <dl className="round-money">
        <div>
          <dt>{t('stake')}</dt>
          <dd>{said.stake}</dd>
        </div>
        <div className={round.win > round.staked ? 'is-gain' : ''}>
          <dt>{t('win')}</dt>
          <dd>{said.win}</dd>
        </div>
      </dl>
      <div className="round-tools">
        <button type="button" className="button is-small" onClick={() => onVerify(round)}>
          <Icon name="seal" />
          {t('verify')}
        </button>
      </div>
    </li>
  )
}
