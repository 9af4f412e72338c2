import type { RefusalTexts } from '@ronda/i18n'
import { lazy } from 'react'
import type { AnyGame } from './enter.ts'
import { LaunchScreen } from './LaunchScreen.tsx'
import { sharedGames } from './sharedGames.ts'

// The code of each kind is loaded when such a game is opened, so that no kind waits for the code of another.
const loadSlot = async () => ({ default: (await import('../slot/SlotScreen.tsx')).SlotScreen })
const SlotScreen = lazy(loadSlot)
const ArcadeScreen = lazy(async () => ({ default: (await import('../arcade/ArcadeScreen.tsx')).ArcadeScreen }))
const SharedScreen = lazy(async () => ({ default: (await import('../shared/table/SharedScreen.tsx')).SharedScreen }))

/**
 * Most games are slots, so their code is requested while the server still opens the game. If that fails, opening a slot
 * requests it again.
 */
export function preloadSlot(): void {
  loadSlot().catch(() => {})
}

type GameScreenProps = { readonly game: AnyGame; readonly locale: string; readonly refusals: RefusalTexts }

/** The screen of the game's kind. */
export function GameScreen({ game, locale, refusals }: GameScreenProps) {
  if (game.kind === 'slot') return <SlotScreen open={game} locale={locale} refusals={refusals} />
  if (game.kind === 'arcade') return <ArcadeScreen rules={game.rules} />
  const load = sharedGames[game.rules]
  // This page was loaded before the game existed.
  if (load === undefined) return <LaunchScreen refusal={{ code: 'game.unknown' }} refusals={refusals} />
  return <SharedScreen load={load} />
}
