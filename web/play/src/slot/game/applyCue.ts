import { unreachable } from '@ronda/core'
import type { Round, Step } from '@ronda/games'
import { spinsAwarded } from '../round/plan.ts'
import type { PresentedRound } from '../round/present.ts'
import type { Cue } from '../round/timeline.ts'
import type { FreeView, GameView } from './screen.ts'

/** Number of a free spin, and how many there are as far as has been shown. */
function freeAt({ spins }: Round, at: number): FreeView | undefined {
  if (!spins[at]?.free) return undefined
  const number = spins.slice(0, at + 1).filter(({ free }) => free).length
  const total = spins.slice(0, at).reduce((sum, spin) => sum + spinsAwarded(spin), 0)
  return { number, total: total === 0 ? undefined : Math.max(number, total) }
}

/** Applies a cue of the timeline to the view. */
export function applyCue(view: GameView, cue: Cue): GameView {
  const { shown } = view
  if (!shown) return view
  switch (cue.type) {
    case 'spin':
      return spun(view, shown, cue.spin)
    case 'step':
      return applyStep({ ...view, isTense: false, scene: undefined, level: cue.level }, cue.step)
    case 'land':
      return { ...view, moment: { step: cue.step, fresh: cue.fresh }, ...held(view, cue.step) }
    case 'tense':
      return { ...view, isTense: true }
    case 'intro':
    case 'again':
      return { ...view, scene: { show: cue.type, awarded: cue.awarded, symbol: cue.symbol } }
    case 'hold':
      return { ...view, scene: { show: 'hold', left: cue.left } }
    case 'outro':
      return { ...view, hold: undefined, scene: { show: 'outro', spins: cue.spins } }
    case 'cheer':
      return { ...view, hold: undefined, scene: { show: 'cheer', level: cue.level } }
    case 'stop':
    case 'take':
      return view
    case 'done':
      return { ...view, isTense: false }
    default:
      return unreachable(cue)
  }
}

function spun(view: GameView, shown: PresentedRound, spin: number): GameView {
  const free = freeAt(shown.result, spin)
  const isNew = free !== undefined && view.free === undefined
  return {
    ...view,
    scene: undefined,
    isTense: false,
    free,
    hold: undefined,
    ladder: free && !isNew ? view.ladder.slice(-1) : [],
  }
}

/** A step begins. The result of a hold or a wheel is shown when it is known, not before. */
function applyStep(view: GameView, step: Step): GameView {
  switch (step.type) {
    case 'times':
      return { ...view, ladder: [...view.ladder, step.times], moment: { step, fresh: 0 } }
    case 'award':
      return { ...view, special: step.symbol ?? view.special }
    case 'hold':
      return view.hold
        ? { ...view, hold: { ...view.hold, left: view.hold.left - 1 } }
        : { ...view, ...held(view, step) }
    case 'collect':
      return { ...view, hold: undefined, moment: { step, fresh: 0 } }
    case 'turn':
    case 'pay':
      return { ...view, moment: { step, fresh: 0 } }
    case 'stop':
    case 'fall':
    case 'wheel':
      return view
    default:
      return unreachable(step)
  }
}

function held(view: GameView, step: Step): Partial<GameView> {
  if (step.type !== 'hold') return {}
  return { hold: { coins: step.prizes.length, left: step.left, tries: Math.max(view.hold?.tries ?? 0, step.left) } }
}
