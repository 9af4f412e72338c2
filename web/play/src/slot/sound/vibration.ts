import type { Cue } from '../round/timeline.ts'

/** The vibration pattern of a cue, in milliseconds of vibration and pause; most cues have none. */
export function vibrationOf(cue: Cue): readonly number[] {
  switch (cue.type) {
    case 'stop':
      return cue.scatters > 0 ? [18] : [8]
    case 'land':
      return cue.fresh > 0 ? [14, 40, 14] : [10]
    case 'take':
      return [6]
    case 'step':
      // Only a win above the stake vibrates.
      return cue.step.type === 'pay' && cue.level === 'win' ? [12, 50, 12] : []
    case 'intro':
    case 'hold':
      return [24, 60, 24]
    case 'cheer':
      return [30, 70, 30, 70, 60]
    default:
      return []
  }
}
