import { useTranslations } from 'use-intl'
import { useField } from '../machine/context.ts'
import { useMoney } from '../../shared/session/context.ts'
import { useJackpots } from './useJackpots.ts'

/**
 * The jackpot pools that each round also plays for, over the reels. A jackpot win is shown after the reels have shown
 * theirs.
 */
export function JackpotBar() {
  const t = useTranslations('play.jackpot')
  const write = useMoney()
  const pools = useJackpots()
  return (
    <section className="jackpots" aria-label={t('label')}>
      <dl>
        {pools.toReversed().map(({ level, amount }) => (
          <div key={level} className={`jackpot is-${level}`}>
            <dt>{t(`level.${level}`)}</dt>
            <dd>{write(amount)}</dd>
          </div>
        ))}
      </dl>
      <Won />
    </section>
  )
}

/** The amount that the pools paid. Which pools paid is in the history, with its proof. */
function Won() {
  const t = useTranslations('play.jackpot')
  const write = useMoney()
  const outcome = useField('outcome')
  const award = outcome?.round.round.jackpot?.award ?? 0n
  return <output className="jackpot-won">{award > 0n && t('won', { win: write(award) })}</output>
}
