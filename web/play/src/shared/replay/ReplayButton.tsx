import { useTranslations } from 'use-intl'
import { Icon } from '../controls/Icon.tsx'

/** The button that replays a round. */
export function ReplayButton({ number, onPress }: { readonly number: number; readonly onPress: () => void }) {
  const t = useTranslations('sharedRound.replay')
  const label = t('watch', { number })
  return (
    <button type="button" className="tool is-replay" aria-label={label} title={label} onClick={onPress}>
      <Icon name="replay" />
    </button>
  )
}
