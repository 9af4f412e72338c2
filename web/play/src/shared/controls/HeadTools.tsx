import type { Sound } from '../sound/sound.ts'
import { Icon } from './Icon.tsx'
import { SoundMenu } from './SoundMenu.tsx'

export type HeadToolsProps = {
  readonly sound: Sound
  /** The label of the menu button. */
  readonly more: string
  readonly onMore: () => void
}

/** The sound switches, and the button that opens the information pages of a game. */
export function HeadTools({ sound, more, onMore }: HeadToolsProps) {
  return (
    <>
      <SoundMenu sound={sound} />
      <button type="button" className="tool" aria-label={more} title={more} onClick={onMore}>
        <Icon name="menu" />
      </button>
    </>
  )
}
