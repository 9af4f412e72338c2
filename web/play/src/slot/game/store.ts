import type { GameView } from './screen.ts'
import { gameView, type GameEvent } from './view.ts'

/** Holds the view for React. The view changes only by an event. */
export class GameStore {
  #view: GameView
  #isNotifying: boolean = false
  readonly #listeners: Set<() => void> = new Set()

  constructor(view: GameView) {
    this.#view = view
  }

  readonly read = (): GameView => this.#view

  readonly watch = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  dispatch(event: GameEvent): void {
    const next = gameView(this.#view, event)
    if (next === this.#view) return
    this.#view = next
    if (this.#isNotifying) return
    this.#isNotifying = true
    setTimeout(() => this.#call())
  }

  /** Between two frames, so that drawing the reels does not wait for texts and figures. */
  #call(): void {
    this.#isNotifying = false
    for (const listener of this.#listeners) listener()
  }
}
