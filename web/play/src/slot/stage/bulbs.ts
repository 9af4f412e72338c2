import type { Props } from './props.ts'
import type { Pen } from './raster.ts'

/** What the bulbs of the frame show: rest, a turning reel, a win, or free spins. */
export type BulbMood = 'rest' | 'run' | 'win' | 'free'

/** How bright bulb `index` is, from 0 to 1. Slow enough that nothing flashes more than three times a second. */
export function brightness(mood: BulbMood, index: number, atMs: number): number {
  switch (mood) {
    case 'rest':
      return 0.52 + 0.3 * Math.sin(atMs / 900 + index * 0.9)
    case 'run':
      return (index * 3 + Math.floor(atMs / 45)) % 9 < 4 ? 1 : 0.3
    case 'win':
      return 0.62 + 0.38 * Math.sin(atMs / 150 + (index % 2) * Math.PI)
    case 'free':
      return 0.5 + 0.5 * Math.sin(atMs / 240 - index * 0.45)
    default:
      return 0
  }
}

export function drawBulbs(pen: Pen, { bulbs, glow }: Props, mood: BulbMood, atMs: number): void {
  for (let index = 0; index * 2 < bulbs.length; index++) {
    pen.globalAlpha = brightness(mood, index, atMs)
    pen.drawImage(glow, bulbs[index * 2] ?? 0, bulbs[index * 2 + 1] ?? 0)
  }
  pen.globalAlpha = 1
}
