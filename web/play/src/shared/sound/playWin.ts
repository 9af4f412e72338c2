import { levelOf } from '../wager/celebration.ts'
import type { Sound } from './sound.ts'

/** A gain plays music by its size. A win of no more than its stake plays none: then the result is false. */
export function playWin(sound: Sound, win: bigint, staked: bigint): boolean {
  const level = levelOf(Number(win), Number(staked))
  if (level === 'none' || level === 'quiet') return false
  if (level === 'win') sound.gain()
  else sound.cheer(level)
  return true
}
