import { hex } from './colour.ts'
import { node, url, type Scope } from './svg.ts'

/**
 * The light of every picture comes from the upper left. A material says how a surface reflects it: three stops along
 * that direction, a light edge, a dark edge and an outline in its own deep hue.
 */
export type Material = {
  readonly name: string
  readonly stops: readonly (readonly [number, string])[]
  readonly edge: string
  readonly shade: string
  readonly outline: string
}

/** Fixed steps of lightness make all hues of a theme equally strong. */
export const STEPS = { glow: 0.94, light: 0.83, base: 0.66, deep: 0.46, dark: 0.29, ink: 0.19 } as const

export function lacquer(hue: number, chroma: number = 0.19): Material {
  return {
    name: `lacquer${Math.round(hue)}`,
    stops: [
      [0, hex(STEPS.light, chroma * 0.75, hue + 14)],
      [0.42, hex(STEPS.base, chroma, hue)],
      [1, hex(STEPS.deep, chroma * 0.92, hue - 14)],
    ],
    edge: hex(STEPS.glow, chroma * 0.35, hue + 18),
    shade: hex(STEPS.dark, chroma * 0.75, hue - 18),
    outline: hex(STEPS.ink, chroma * 0.45, hue - 10),
  }
}

/** The same hue, two steps darker: the background of something bright. */
export function enamel(hue: number, chroma: number = 0.1): Material {
  return {
    name: `enamel${Math.round(hue)}`,
    stops: [
      [0, hex(0.47, chroma, hue + 8)],
      [0.5, hex(0.33, chroma * 0.92, hue)],
      [1, hex(0.2, chroma * 0.7, hue - 10)],
    ],
    edge: hex(0.62, chroma, hue),
    shade: hex(0.13, chroma * 0.5, hue),
    outline: hex(0.12, chroma * 0.4, hue),
  }
}

/** Gold is reserved for high-paying symbols. It turns dark and light twice: that makes it metal and not yellow. */
export const gold: Material = {
  name: 'gold',
  stops: [
    [0, hex(0.97, 0.07, 98)],
    [0.26, hex(0.85, 0.155, 86)],
    [0.52, hex(0.6, 0.125, 66)],
    [0.68, hex(0.88, 0.14, 90)],
    [1, hex(0.47, 0.1, 58)],
  ],
  edge: hex(0.985, 0.05, 100),
  shade: hex(0.37, 0.085, 52),
  outline: hex(0.24, 0.055, 48),
}

export const steel: Material = {
  name: 'steel',
  stops: [
    [0, hex(0.96, 0.01, 250)],
    [0.3, hex(0.78, 0.02, 250)],
    [0.52, hex(0.52, 0.03, 255)],
    [0.68, hex(0.84, 0.02, 250)],
    [1, hex(0.42, 0.03, 260)],
  ],
  edge: hex(0.98, 0.01, 250),
  shade: hex(0.32, 0.03, 260),
  outline: hex(0.2, 0.03, 260),
}

export const ivory: Material = {
  name: 'ivory',
  stops: [
    [0, hex(0.99, 0.012, 95)],
    [0.5, hex(0.94, 0.03, 88)],
    [1, hex(0.8, 0.055, 75)],
  ],
  edge: hex(1, 0, 95),
  shade: hex(0.6, 0.07, 65),
  outline: hex(0.25, 0.05, 50),
}

export const wood: Material = {
  name: 'wood',
  stops: [
    [0, hex(0.52, 0.09, 55)],
    [0.5, hex(0.37, 0.07, 48)],
    [1, hex(0.24, 0.045, 42)],
  ],
  edge: hex(0.68, 0.1, 62),
  shade: hex(0.17, 0.03, 40),
  outline: hex(0.15, 0.025, 40),
}

export function gradient(scope: Scope, material: Material): string {
  const stops = material.stops.map(([offset, shown]) => node('stop', { offset, 'stop-color': shown }))
  return node('linearGradient', { id: scope(material.name), x1: 0.12, y1: 0, x2: 0.42, y2: 1 }, ...stops)
}

export const paint = (scope: Scope, material: Material): string => url(scope(material.name))
