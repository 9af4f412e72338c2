import { useTranslations } from 'use-intl'
import { useTimes } from '../../shared/session/times.ts'

/** What each number of hits pays, without those that pay nothing. `pays` starts at zero hits. */
export function HitPays({ pays }: { readonly pays: readonly number[] }) {
  const t = useTranslations('lottery.pad')
  const times = useTimes()
  const spots = pays.length - 1
  return (
    <section className="hit-pays">
      <h3>{t('hitPays', { spots })}</h3>
      <ul>
        {pays.flatMap((paid, hits) =>
          paid === 0
            ? []
            : [
                <li key={hits}>
                  <span>{t('hits', { hits })}</span>
                  <strong>{`${times(paid)}×`}</strong>
                </li>,
              ],
        )}
      </ul>
    </section>
  )
}
