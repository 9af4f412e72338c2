import { useTranslations } from 'use-intl'
import type { Reveal } from '../variants/reveal.ts'

type Props = {
  /** In the order of the draw. */
  readonly reveals: readonly Reveal[]
  readonly passed: number
  readonly isLit: (reveal: Reveal) => boolean
}

/** All prizes of a draw, the greatest at the top; a number that is not drawn yet is an empty place. */
export function PrizeBoard({ reveals, passed, isLit }: Props) {
  const t = useTranslations('lottery.prize')
  const rows = [...Map.groupBy(reveals.entries(), ([, { prize }]) => prize)].toReversed()
  return (
    <dl className="prize-board">
      {rows.map(([prize, all]) => (
        <div key={prize} className={`prize-row is-${prize} is-of-${all.length}`}>
          <dt>{t(prize)}</dt>
          <dd>
            {all.map(([at, reveal]) => {
              const isOut = at < passed
              const state = !isOut ? ' is-awaited' : at === passed - 1 && passed < reveals.length ? ' is-fresh' : ''
              return (
                <span key={at} className={`prize-number${state}${isOut && isLit(reveal) ? ' is-lit' : ''}`}>
                  {isOut ? reveal.text : '·'.repeat(reveal.text.length)}
                </span>
              )
            })}
          </dd>
        </div>
      ))}
    </dl>
  )
}
