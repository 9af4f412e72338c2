import { chanceFrom } from '@ronda/art'
import type { SlotSkin } from '@ronda/contract'
import { isBig } from '../../shared/wager/celebration.ts'
import type { StageLayout } from './layout.ts'
import type { Playback } from './playback.ts'
import { Sparks } from './sparks.ts'

/** Sparks are the same in every game; no result depends on them. */
const SEED = 1785

const FIREWORK_MS = 1_100
const FOUNTAIN_MS = 130
const FOUNTAIN = 7
const FOUNTAIN_REDUCED = 3

/** Gravity, in heights of the stage. */
const GRAVITY = 0.0000016
const SKY_GRAVITY_PART = 0.35

type Room = { readonly width: number; readonly height: number; readonly layout: StageLayout }

/** All particles: fireworks behind the frame during free spins, coins in front of it during a big win. */
export class Flights {
  readonly sky: Sparks
  readonly front: Sparks
  readonly #hasReducedEffects: () => boolean
  readonly #chance: () => number
  #fireworkMs: number = 0
  #fountainMs: number = 0

  constructor(palette: SlotSkin['palette'], hasReducedEffects: () => boolean) {
    this.#hasReducedEffects = hasReducedEffects
    this.#chance = chanceFrom(SEED)
    this.sky = new Sparks(palette, this.#chance)
    this.front = new Sparks(palette, this.#chance)
  }

  get areAlive(): boolean {
    return this.sky.isAlive || this.front.isAlive
  }

  step({ layout, width, height }: Room, playback: Playback, nowMs: number, spanMs: number): void {
    const { level, isFree, isBusy } = playback
    const hasReducedEffects = this.#hasReducedEffects()
    const gravity = height * GRAVITY
    this.sky.step(spanMs, gravity * SKY_GRAVITY_PART)
    this.front.step(spanMs, gravity)
    if (isFree && isBusy && !hasReducedEffects && nowMs > this.#fireworkMs) {
      this.#fireworkMs = nowMs + FIREWORK_MS * (0.6 + this.#chance() * 0.8)
      this.sky.burst(width * this.#chance(), layout.frame.y * (0.2 + this.#chance() * 0.7), width * 0.4)
    }
    if (isBig(level) && isBusy && nowMs > this.#fountainMs) {
      this.#fountainMs = nowMs + FOUNTAIN_MS
      this.front.fountain(width / 2, height * 1.02, height, hasReducedEffects ? FOUNTAIN_REDUCED : FOUNTAIN)
    }
  }
}
