import { hex } from './colour.ts'
import type { Material } from './material.ts'

/** Any colour as a lit surface: brighter and warmer in the light, deeper and cooler in the shade. */
export function clay(lightness: number, chroma: number, hue: number): Material {
  const [up, down] = [Math.min(0.985, lightness + 0.15), Math.max(0.08, lightness - 0.2)]
  return {
    name: `c${Math.round(lightness * 100)}-${Math.round(chroma * 100)}-${Math.round(hue)}`,
    stops: [
      [0, hex(up, chroma * 0.75, hue + 12)],
      [0.45, hex(lightness, chroma, hue)],
      [1, hex(down, chroma * 0.92, hue - 14)],
    ],
    edge: hex(Math.min(0.99, lightness + 0.26), chroma * 0.45, hue + 16),
    shade: hex(Math.max(0.06, lightness - 0.36), chroma * 0.75, hue - 16),
    outline: hex(Math.max(0.13, Math.min(0.24, lightness - 0.42)), Math.min(0.07, chroma * 0.45), hue - 10),
  }
}

export const stone = (hue: number): Material => clay(0.64, 0.035, hue)
export const steel: Material = {
  ...clay(0.72, 0.02, 250),
  name: 'steel',
  stops: [
    [0, hex(0.97, 0.01, 240)],
    [0.3, hex(0.8, 0.02, 245)],
    [0.52, hex(0.55, 0.03, 255)],
    [0.68, hex(0.86, 0.015, 240)],
    [1, hex(0.42, 0.03, 260)],
  ],
}
export const bone: Material = clay(0.93, 0.03, 88)
export const dusk: Material = clay(0.28, 0.05, 285)
