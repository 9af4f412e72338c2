import type { BaccaratResult, Card } from '@ronda/games'
import type { CSSProperties } from 'react'
import { useTranslations } from 'use-intl'
import { PlayingCard } from '../../shared/cards/PlayingCard.tsx'
import { dealOver } from '../cards/deal.ts'
import type { SceneProps } from '../../shared/sharedRound/game.ts'
import { useElapsedAtFirst, usePassed } from '../../shared/page/useElapsed.ts'
import { seenOf, turnsOf, type BaccaratSide } from './coup.ts'

type HandProps = {
  readonly side: BaccaratSide
  readonly cards: readonly Card[]
  readonly turns: readonly number[]
  readonly total: number | undefined
  readonly isWinner: boolean
}

function Hand({ side, cards, turns, total, isWinner }: HandProps) {
  const t = useTranslations('arcade.tables.baccarat.place')
  const [first, second, third] = cards
  return (
    <section className={`hand is-${side}${isWinner ? ' is-winner' : ''}`} aria-label={t(side)}>
      <h2 className="hand-head">
        {t(side)}
        {total !== undefined && <span className="points">{total}</span>}
      </h2>
      <div className="hand-cards">
        {[first, second].map((card, at) => (
          <span key={at} className="hand-place">
            {card !== undefined && <PlayingCard card={card} turn={turns[at] ?? 0} />}
          </span>
        ))}
        {/* A third card lies sideways. */}
        {third !== undefined && (
          <span className="hand-third">
            <PlayingCard card={third} turn={turns[2] ?? 0} />
          </span>
        )}
      </div>
    </section>
  )
}

type CoupProps = Pick<SceneProps, 'stage' | 'showsAtMs' | 'showMs' | 'nowMs'> & { readonly result: BaccaratResult }

/** Both hands, dealt one card after the other; each total counts only the cards that are face up. */
function Dealt({ result, stage, showsAtMs, showMs, nowMs }: CoupProps) {
  const cards = result.player.length + result.banker.length
  const { gapMs, openMs } = dealOver(cards, showMs)
  const elapsedMs = useElapsedAtFirst(showsAtMs, nowMs)
  const passed = usePassed(openMs, showsAtMs, nowMs)
  const turns = turnsOf(result)
  const isOver = stage === 'result' || passed >= cards
  const winner = isOver ? result.winner : undefined
  const side = (name: BaccaratSide) => (
    <Hand
      side={name}
      cards={result[name]}
      turns={turns[name]}
      total={seenOf(result[name], turns[name], isOver ? cards : passed)}
      isWinner={winner === name || winner === 'tie'}
    />
  )
  return (
    <div
      className="live-coup"
      style={
        { '--deal-gap': `${gapMs}ms`, '--elapsed': `${stage === 'result' ? showMs : elapsedMs}ms` } as CSSProperties
      }
    >
      {side('player')}
      {side('banker')}
    </div>
  )
}

/** The hands of the current round; before the deal, their empty places. */
export function LiveCoup({ number, outcome, ...props }: SceneProps) {
  if (outcome) return <Dealt key={number} result={outcome as BaccaratResult} {...props} />
  return (
    <div className="live-coup">
      {(['player', 'banker'] as const).map((side) => (
        <Hand key={side} side={side} cards={[]} turns={[]} total={undefined} isWinner={false} />
      ))}
    </div>
  )
}
