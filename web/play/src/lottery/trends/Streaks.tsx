import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Json } from '../../shared/wager/json.ts'
import { Segments } from '../../shared/controls/Segments.tsx'
import type { Kind } from '../variants/variant.ts'
import { usePickWords } from '../variants/usePickWords.ts'
import { useLottery } from '../slip/useLottery.ts'
import { streakOf } from './streaks.ts'

/** Kinds where one of two sides always wins. */
const TWO_SIDED = ['size', 'parity'] as const

/** How many of the last draws are shown one by one. */
const BEADS = 12

/** Which pick on a subject won each draw, the newest first. */
function wonBy({ isHit }: Kind, picks: readonly string[], outcomes: readonly Json[]): readonly string[] {
  return outcomes.flatMap((outcome) => picks.find((pick) => isHit(pick, outcome)) ?? [])
}

/** The current streak, for kinds where one of two sides always wins. */
export function Streaks({ outcomes }: { readonly outcomes: readonly Json[] }) {
  const t = useTranslations('lottery')
  const { variant } = useLottery()
  const [shown, setShown] = useState<(typeof TWO_SIDED)[number]>('size')
  const kind = variant.kinds.find(({ id }) => id === shown)
  if (kind?.pad.type !== 'words') return null
  const subjects = Map.groupBy(kind.pad.picks, (pick) => pick.split(':')[0] ?? '')
  return (
    <section className="streaks">
      <h3>{t('trends.streaks')}</h3>
      <Segments
        label={t('trends.show')}
        items={TWO_SIDED}
        value={shown}
        nameOf={(name) => t(`kind.${name}`)}
        onChoose={setShown}
      />
      <ul>
        {[...subjects].map(([subject, picks]) => (
          <StreakRow key={subject} subject={subject} won={wonBy(kind, picks, outcomes)} />
        ))}
      </ul>
      <p className="hint">{t('trends.streakNote')}</p>
    </section>
  )
}

function StreakRow({ subject, won }: { readonly subject: string; readonly won: readonly string[] }) {
  const t = useTranslations('lottery.trends')
  const words = usePickWords()
  const streak = streakOf(won)
  if (!streak) return null
  return (
    <li className="streak">
      <strong>{words.subject(subject)}</strong>
      <span className="streak-now">
        {t('streak', { side: words.side(streak.side), now: streak.now, longest: streak.longest })}
      </span>
      <span className="beads" aria-hidden="true">
        {won.slice(0, BEADS).map((pick, at) => (
          <span key={at} className={`bead is-${pick.split(':')[1]}${at < streak.now ? ' is-now' : ''}`}>
            {words.side(pick).slice(0, 1)}
          </span>
        ))}
      </span>
    </li>
  )
}
