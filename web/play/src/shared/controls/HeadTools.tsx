import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Preferences } from '../page/preferences.ts'
import type { Sound } from '../sound/sound.ts'
import { Icon } from './Icon.tsx'

export type HeadToolsProps = {
  readonly sound: Sound
  /** The label of the menu button. */
  readonly more: string
  readonly onMore: () => void
}

/** The sound switch, and the button that opens the information pages of a game. */
export function HeadTools({ sound, more, onMore }: HeadToolsProps) {
  const t = useTranslations('play.hud')
  const [preferences] = useState(() => new Preferences())
  const [isMuted, setMuted] = useState(() => preferences.has('muted'))
  const turn = (): void => {
    preferences.set('muted', !isMuted)
    sound.setMuted(!isMuted)
    sound.wake()
    setMuted(!isMuted)
  }
  const soundLabel = isMuted ? t('soundOff') : t('soundOn')
  return (
    <>
      <button
        type="button"
        className="tool"
        aria-label={soundLabel}
        title={soundLabel}
        aria-pressed={!isMuted}
        onClick={turn}
      >
        <Icon name={isMuted ? 'mute' : 'sound'} />
      </button>
      <button type="button" className="tool" aria-label={more} title={more} onClick={onMore}>
        <Icon name="menu" />
      </button>
    </>
  )
}
