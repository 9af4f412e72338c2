import { hex } from './paint/colour.ts'

/** The light and the shadow colours of a table of a hue. */
export function tableTones(hue: number): { readonly glow: string; readonly deep: string } {
  return { glow: hex(0.62, 0.17, hue), deep: hex(0.3, 0.09, hue) }
}

/** Enamel on tin: its colour, lit and in shadow. */
export function enamelTones(hue: number): { readonly lit: string; readonly enamel: string; readonly shade: string } {
  return { lit: hex(0.8, 0.11, hue), enamel: hex(0.63, 0.15, hue), shade: hex(0.36, 0.09, hue) }
}

type Tones = readonly [light: string, dark: string]

/** Each fixed prize has a colour of its own, the same in every game, so that it can be recognised. */
export const PRIZE_TONES: Readonly<Record<'mini' | 'minor' | 'major' | 'grand', Tones>> = {
  mini: ['#2f9e6b', '#0d4a30'],
  minor: ['#3b7fd4', '#123a70'],
  major: ['#9a4fd6', '#431a6b'],
  grand: ['#e0483c', '#6d1410'],
}

/** Light on what is polished. */
export const GLEAM = { from: 'rgb(255 255 255 / 40%)', to: 'rgb(255 255 255 / 0%)' } as const
