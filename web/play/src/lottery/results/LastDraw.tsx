import { useTranslations } from 'use-intl'
import { Icon } from '../../shared/controls/Icon.tsx'
import { useTableField } from '../../shared/sharedRound/context.ts'
import { useLottery } from '../slip/useLottery.ts'
import { Numbers } from './Numbers.tsx'

/** The last result in short; a press opens the whole result. */
export function LastDraw({ onOpen }: { readonly onOpen: () => void }) {
  const t = useTranslations('lottery')
  const { variant } = useLottery()
  const snapshot = useTableField('snapshot')
  const last = snapshot?.past.find(({ outcome }) => outcome !== null)
  const prizes = last?.outcome ? variant.prizesOf(last.outcome) : []
  const [prize, texts] = prizes[0] ?? ['drawn', []]
  const words = (): string => {
    if (!last) return t('noDraws')
    return variant.face === 'prizes' ? `${t('lastDraw')} · ${t(`prize.${prize}`)}` : t('lastDraw')
  }
  return (
    <button type="button" className="last-draw" onClick={onOpen}>
      <span className="last-words">{words()}</span>
      {last && <Numbers face={variant.face} texts={texts} size="small" />}
      <Icon name="forward" />
    </button>
  )
}
