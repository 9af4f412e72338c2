import { present } from '@ronda/core'
import type { Prize, Slice } from '@ronda/games'
import type { Language } from '@ronda/i18n'
import { Game } from '../game/game.ts'
import { GameStore } from '../game/store.ts'
import { openView } from '../game/view.ts'
import type { OpenSlot } from './openSlot.ts'
import { whenHidden } from '../../shared/page/hidden.ts'
import { postToParent, watchBalance } from '../../shared/page/parent.ts'
import { openPending } from '../game/pending.ts'
import { Preferences } from '../../shared/page/preferences.ts'
import { mutedIn } from '../../shared/sound/muted.ts'
import { Sound } from '../../shared/sound/sound.ts'
import { playCue } from '../sound/playCue.ts'
import { vibrationOf } from '../sound/vibration.ts'
import { isStill } from '../../shared/page/still.ts'
import { wait } from '../../shared/page/wait.ts'
import { whenIdle } from '../stage/idle.ts'
import { Stage } from '../stage/stage.ts'
import { coinSource } from '../stage/emblems.ts'

/** Everything that runs outside React: the reels, the sound, and the game that drives them. */
export type Machine = {
  readonly game: Game
  readonly store: GameStore
  readonly sound: Sound
  readonly preferences: Preferences
  /** Shows the reels. Called once everything around them has been laid out. */
  open(): void
  close(): void
}

/** Texts for the stage that depend on the user's language. */
export type MachineWords = {
  /** An amount without its currency, because a coin has no space for both. */
  amount(atoms: bigint): string
  prize(name: NonNullable<Prize['name']>): string
  slice(slice: Exclude<Slice, { readonly coins: number }>): string
}

/** A device that drops frames gets reduced effects from now on, also in the next game. */
function reduceEffects(preferences: Preferences): void {
  preferences.set('spared', true)
  document.documentElement.dataset['spared'] = ''
}

/** Reels that stop within this time cause one vibration. */
const VIBRATIONS_APART_MS = 30
let vibratedMs = 0

/** Vibrates where the browser supports it; other devices do nothing. */
function vibrate(pattern: readonly number[]): void {
  const nowMs = performance.now()
  if (pattern.length === 0 || nowMs - vibratedMs < VIBRATIONS_APART_MS || !('vibrate' in navigator)) return
  vibratedMs = nowMs
  navigator.vibrate([...pattern])
}

/** A hidden page draws no frame, so the wait ends after this time. */
const FRAME_MS_MAX = 100

/** Resolves once the next frame has been drawn. */
const nextFrame = (): Promise<void> =>
  Promise.race([new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve))), wait(FRAME_MS_MAX)])

async function begin(stage: Stage, game: Game): Promise<void> {
  await stage.open()
  postToParent({ type: 'ronda.ready' })
  // Draws the picture of the big wins before the first one needs it.
  whenIdle(coinSource)
  await game.resume()
}

/** Follows the page around the game: whether it is hidden, and the member's balance. */
function watchPage({ balance }: OpenSlot['session'], game: Game, store: GameStore): () => void {
  const stops = [
    whenHidden(() => game.leave()),
    watchBalance(balance.currency, (changed) => store.dispatch({ type: 'balance', balance: changed })),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}

export type MachinePlan = OpenSlot & {
  /** The element that the stage is laid out in. */
  readonly box: HTMLElement
  readonly language: Language
  readonly words: MachineWords
}

export function openMachine({ session, client, seed, model, skin, box, language, words }: MachinePlan): Machine {
  const { gameCode } = session
  const preferences = new Preferences()
  if (preferences.has('spared')) reduceEffects(preferences)
  const store = new GameStore(openView(session))
  const sound = new Sound(skin.tune, mutedIn(preferences))
  const writeCoins = (coins: number): string => words.amount(BigInt(coins) * (store.read().shown?.atomsPerCoin ?? 0n))
  const stage = new Stage({
    box,
    model,
    skin,
    language,
    isStill,
    hasReducedEffects: () => preferences.has('spared'),
    onSlowFrames: () => reduceEffects(preferences),
    onDoze: (isDozing) => document.documentElement.toggleAttribute('data-dozing', isDozing),
    words: {
      ...words,
      coins: writeCoins,
      slice: (slice) => ('coins' in slice ? writeCoins(slice.coins) : words.slice(slice)),
    },
    events: {
      onCue(cue, isLate) {
        store.dispatch({ type: 'cue', cue })
        if (isLate) return
        playCue(sound, cue)
        if (!preferences.has('effectsMuted') && !isStill()) vibrate(vibrationOf(cue))
      },
      onCount: (coins, cheerCoins) => store.dispatch({ type: 'counted', coins, cheerCoins }),
      onTurn: (win) => store.dispatch({ type: 'turned', win }),
      onShown: () => game.endShowing(),
    },
  })
  const game = new Game({
    client,
    seed: present(seed, 'the own seed of a slot'),
    store,
    reels: stage,
    pending: openPending(() => sessionStorage),
    model,
    gameCode,
    roundMsMin: session.roundMsMin,
    mayBeginInMs: session.mayBeginInMs,
    pace: () => (isStill() ? 'still' : preferences.has('turbo') ? 'turbo' : 'calm'),
    nowMs: () => performance.now(),
    newRound: () => crypto.randomUUID(),
    wait,
    nextFrame,
    onExpired: () => postToParent({ type: 'ronda.relaunch' }),
    onClosed: () => postToParent({ type: 'ronda.closed' }),
  })
  const stopWatching = watchPage(session, game, store)
  const close = (): void => {
    stopWatching()
    stage.close()
  }
  return { game, store, sound, preferences, open: () => void begin(stage, game), close }
}
