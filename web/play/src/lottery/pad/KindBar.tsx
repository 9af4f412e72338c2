import { useTranslations } from 'use-intl'
import { useDesk } from '../../app/context.ts'
import { useTimes } from '../../kit/times.ts'
import { percent } from '../../text/figures.ts'
import type { Kind } from '../looks/look.ts'
import { useCounterView } from '../useCounter.ts'
import { picksOf } from './picks.ts'
import { PoolNow } from './PoolNow.tsx'

type Props = { readonly kinds: readonly Kind[]; readonly kind: Kind; readonly onChoose: (kind: Kind) => void }

/** Kinds of bets side by side. */
export function KindBar({ kinds, kind, onChoose }: Props) {
  const t = useTranslations('lottery')
  if (kinds.length === 1) return null
  return (
    <fieldset className="kind-bar">
      <legend className="spoken">{t('kinds')}</legend>
      {kinds.map((one) => (
        <label key={one.id} className="kind">
          <input
            type="radio"
            className="spoken"
            name="kind"
            checked={one.id === kind.id}
            onChange={() => onChoose(one)}
          />
          <span>{t(`kind.${one.id}`)}</span>
        </label>
      ))}
    </fieldset>
  )
}

/** What a kind is, what a hit pays and what comes back in the long run: before anything is chosen. */
export function KindNote({ kind }: { readonly kind: Kind }) {
  const t = useTranslations('lottery')
  const { chosen } = useCounterView()
  const pick = (kind.pad.type === 'board' ? picksOf(kind.pad, chosen)[0] : undefined) ?? kind.sample
  const { locale } = useDesk()
  const words = usePays()
  return (
    <div className="kind-note">
      <p className="kind-worth">
        <strong>{words(kind, pick)}</strong>
        <span>{t('returned', { returned: percent(kind.returned(pick), 2, locale) })}</span>
      </p>
      <p>{t(`about.${kind.id}`, { factor: kind.factor })}</p>
      <PoolNow />
    </div>
  )
}

/** What a line pays, in words. */
export function usePays(): (kind: Kind, pick: string) => string {
  const t = useTranslations('lottery')
  const times = useTimes()
  return (kind, pick) => {
    const [best, ...others] = kind.pays(pick)
    if (best === undefined) return t('paysShared')
    if (kind.most(pick) > best && others.length === 0) return t('paysEach', { times: times(best) })
    return t(others.length > 0 ? 'paysUpTo' : 'pays', { times: times(best) })
  }
}
