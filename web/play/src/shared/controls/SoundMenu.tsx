import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Preferences } from '../page/preferences.ts'
import { MUTED_BY, mutedIn } from '../sound/muted.ts'
import type { Sound, SoundPart } from '../sound/sound.ts'
import { Icon } from './Icon.tsx'
import './soundMenu.css'

const PARTS: readonly SoundPart[] = ['music', 'effects']

export type SoundMenuProps = {
  readonly sound: Pick<Sound, 'setMuted' | 'wake'>
  readonly preferences?: Preferences
}

/** The sound button, with a switch for the music and one for the effects. */
export function SoundMenu({ sound, preferences: given }: SoundMenuProps) {
  const t = useTranslations('play.hud')
  const menu = useId()
  const [preferences] = useState(() => given ?? new Preferences())
  const [muted, setMuted] = useState(() => mutedIn(preferences))
  const turn = (part: SoundPart): void => {
    preferences.set(MUTED_BY[part], !muted[part])
    const next = mutedIn(preferences)
    sound.setMuted(next)
    sound.wake()
    setMuted(next)
  }
  const isSilent = muted.music && muted.effects
  return (
    <>
      <button
        type="button"
        className={`tool is-sound${isSilent ? '' : ' is-on'}`}
        aria-label={t('sound')}
        title={t('sound')}
        popoverTarget={menu}
      >
        <Icon name={isSilent ? 'mute' : 'sound'} />
      </button>
      <fieldset id={menu} popover="auto" className="sound-menu">
        <legend className="spoken">{t('sound')}</legend>
        {PARTS.map((part) => (
          <label key={part}>
            <span>{t(`sounds.${part}`)}</span>
            <input type="checkbox" checked={!muted[part]} onChange={() => turn(part)} />
          </label>
        ))}
      </fieldset>
    </>
  )
}
