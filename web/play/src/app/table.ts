import type { Language } from '@ronda/i18n'
import { Game } from '../game/game.ts'
import { GameStore } from '../game/store.ts'
import { openView } from '../game/view.ts'
import type { OpenGame } from '../launch/enter.ts'
import { tellParent } from '../launch/parent.ts'
import { openPending } from '../launch/pending.ts'
import { Preferences } from '../launch/preferences.ts'
import { Sound } from '../sound/sound.ts'
import { Stage } from '../stage/stage.ts'
import { coinSource } from './pictures.ts'

/** Everything that runs beside React: the reels, the sound, and the game that moves them. */
export type Table = {
  readonly game: Game
  readonly store: GameStore
  readonly sound: Sound
  readonly preferences: Preferences
  close(): void
}

function isStill(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches
}

const wait = (spanMs: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, spanMs))

export type TablePlan = OpenGame & { readonly canvas: HTMLCanvasElement; readonly language: Language }

export function openTable({ session, client, model, skin, canvas, language }: TablePlan): Table {
  const { gameCode } = session
  const preferences = new Preferences()
  const store = new GameStore(openView(session))
  const sound = new Sound(preferences.has('muted'))
  const stage = new Stage({
    canvas,
    model,
    skin,
    language,
    isStill,
    events: {
      onCue(cue, isLate) {
        store.tell({ type: 'cue', cue })
        if (!isLate) sound.play(cue)
      },
      onCount: (coins, cheerCoins) => store.tell({ type: 'counted', coins, cheerCoins }),
      onTurn: (win) => store.tell({ type: 'turned', win }),
      onShown: () => game.endShowing(),
    },
  })
  const game = new Game({
    client,
    store,
    reels: stage,
    pending: openPending(() => sessionStorage),
    model,
    gameCode,
    roundMsMin: session.roundMsMin,
    pace: () => (isStill() ? 'still' : preferences.has('turbo') ? 'turbo' : 'calm'),
    nowMs: () => performance.now(),
    newRound: () => crypto.randomUUID(),
    wait,
    onExpired: () => tellParent({ type: 'ronda.relaunch' }),
    onClosed: () => tellParent({ type: 'ronda.closed' }),
  })
  void stage.open().then(() => {
    tellParent({ type: 'ronda.ready' })
    // The picture of the great moments, before the first of them comes.
    coinSource()
    return game.resume()
  })
  return { game, store, sound, preferences, close: () => stage.close() }
}
