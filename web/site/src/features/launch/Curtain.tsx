import { useTranslations } from 'use-intl'
import { Backdrop } from './Backdrop.tsx'
import { LaunchCover } from './LaunchCover.tsx'

/** Shown while a game loads: its own cover. */
export function Curtain({ name, cover }: { readonly name: string; readonly cover: string | undefined }) {
  const t = useTranslations('launch')
  return (
    <Backdrop>
      <output className="grid justify-items-center gap-6 p-4 text-center">
        <LaunchCover cover={cover} className="animate-breathe" />
        <span className="grid">
          <span className="font-display text-xl font-bold">{t('opening', { game: name })}</span>
          <span className="text-text-soft">{t('openingText')}</span>
        </span>
      </output>
    </Backdrop>
  )
}
