import type { Step } from '@ronda/games'
import {
  introMusic,
  musicOf,
  outroMusic,
  scatterMusic,
  takeMusic,
  timesMusic,
  turnMusic,
} from '../../shared/sound/score.ts'
import type { Sound } from '../../shared/sound/sound.ts'
import type { Level } from '../../shared/wager/celebration.ts'
import type { Cue } from '../round/timeline.ts'

/** The sound of a cue. */
export function playCue(sound: Sound, cue: Cue): void {
  switch (cue.type) {
    case 'spin':
      return sound.hiss({ from: 300, to: 1_900, seconds: 0.34, force: 0.3 })
    case 'stop':
      sound.thump(cue.reel)
      return cue.scatters > 0 ? sound.playNotes(scatterMusic(cue.scatters)) : undefined
    case 'tense':
      return sound.rise()
    case 'step':
      return playStep(sound, cue.step, cue.level)
    case 'land':
      return playLanding(sound, cue.step, cue.fresh)
    case 'take':
      return sound.playNotes(takeMusic(cue.taken))
    case 'cheer':
      return sound.cheer(cue.level)
    case 'intro':
    case 'again':
    case 'hold':
      return sound.playNotes(introMusic)
    case 'outro':
      return sound.playNotes(outroMusic)
    case 'done':
      return undefined
    default:
      return undefined
  }
}

function playStep(sound: Sound, step: Step, level: Level): void {
  switch (step.type) {
    case 'pay':
      return sound.playNotes(musicOf(level))
    case 'turn':
      return sound.playNotes(turnMusic)
    case 'fall':
      return sound.hiss({ from: 3_200, to: 900, seconds: 0.22, force: 0.26 })
    case 'times':
      return sound.playNotes(timesMusic(step.times))
    case 'award':
      return sound.playNotes(scatterMusic(3))
    case 'wheel':
      return sound.rise()
    default:
      return undefined
  }
}

/** A landing makes one sound; a new coin that is held makes two. */
function playLanding(sound: Sound, step: Step, fresh: number): void {
  sound.thump(step.type === 'fall' ? 1 : 4)
  if (step.type === 'wheel') sound.playNotes(turnMusic)
  if (fresh > 0) sound.playNotes(scatterMusic(Math.min(5, fresh)))
}
