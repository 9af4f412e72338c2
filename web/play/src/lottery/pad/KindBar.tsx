import { toNumber } from '@ronda/core'
import { useTranslations } from 'use-intl'
import { useGameContext } from '../../shared/session/context.ts'
import { useTimes } from '../../shared/session/times.ts'
import { percent } from '../../shared/text/figures.ts'
import type { Kind } from '../variants/variant.ts'
import { useSlipEditor } from '../slip/useLottery.ts'
import { pickShown } from '../variants/picks.ts'
import { PoolNow } from './PoolNow.tsx'

type Props = { readonly kinds: readonly Kind[]; readonly kind: Kind; readonly onChoose: (kind: Kind) => void }

/** The bet kinds, side by side. */
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

/** What a kind is, what a hit pays and the long-term return, before anything is chosen. */
export function KindNote({ kind }: { readonly kind: Kind }) {
  const t = useTranslations('lottery')
  const { chosen, spots } = useSlipEditor()
  const pick = kind.pad.type === 'board' ? pickShown(kind.pad, chosen, spots) : kind.sample
  const pays = usePays()
  const returned = useReturned()
  return (
    <div className="kind-note">
      <p className="kind-worth">
        <strong>{pays(kind, pick)}</strong>
        <span>{t('returned', { returned: returned(kind, pick) })}</span>
      </p>
      <p>{t(`about.${kind.id}`, { factor: kind.factor })}</p>
      <PoolNow />
    </div>
  )
}

/** The few picks of a words pad differ in value, so all are described; of other pads only the current pick. */
const spokenOf = ({ pad }: Kind, pick: string): readonly string[] => (pad.type === 'words' ? pad.picks : [pick])

/** The return of a line, as text. */
export function useReturned(): (kind: Kind, pick: string) => string {
  const t = useTranslations('lottery')
  const { locale } = useGameContext()
  return (kind, pick) => {
    const parts = spokenOf(kind, pick)
      .map((one) => kind.returned(one))
      .toSorted((left, right) => toNumber(left) - toNumber(right))
    const [least, most] = [parts[0], parts.at(-1)].map((part) => part && percent(part, 2, locale))
    return least === most ? `${least}` : t('range', { least: `${least}`, most: `${most}` })
  }
}

/** What a line pays, as text. */
export function usePays(): (kind: Kind, pick: string) => string {
  const t = useTranslations('lottery')
  const times = useTimes()
  return (kind, pick) => {
    const all = spokenOf(kind, pick).map((one) => kind.most(one))
    const [least, most] = [Math.min(...all), Math.max(...all)]
    if (least < most) return t('pays', { times: t('range', { least: times(least), most: times(most) }) })
    const [best, ...others] = kind.pays(pick)
    if (best === undefined) return t('paysShared')
    if (kind.most(pick) > best && others.length === 0) return t('paysEach', { times: times(best) })
    return t(others.length > 0 ? 'paysUpTo' : 'pays', { times: times(best) })
  }
}
