import { expect, test } from 'vitest'
import { colour, distance } from '../paint/colour.ts'
import { STEPS } from '../paint/material.ts'
import { themeOf, themes, type SymbolDesign } from './theme.ts'

const face = (design: SymbolDesign) => colour(STEPS.base, 0.18, design.hue)
const ground = (design: SymbolDesign) =>
  design.kind === 'high' ? colour(0.33, 0.1, design.plate) : colour(0.28, 0.09, 295)

/** The difference of two symbols by colour alone: foreground and background count equally. */
const apart = (left: SymbolDesign, right: SymbolDesign) =>
  (distance(face(left), face(right)) + distance(ground(left), ground(right))) / 2

test.each(Object.values(themes))('in $id no two symbols of a tier look alike', ({ symbols }) => {
  const pairs = symbols.flatMap((design, index) => symbols.slice(index + 1).map((other) => [design, other] as const))
  const near = pairs.filter(([design, other]) => design.kind === other.kind && apart(design, other) <= 0.06)
  expect(near.map(([design, other]) => `${design.name} and ${other.name}`)).toEqual([])
})

test.each(Object.values(themes))('in $id every motif stands out from its plate', ({ symbols }) => {
  for (const design of symbols) expect(distance(face(design), ground(design)), design.name).toBeGreaterThan(0.3)
})

test('an unknown theme throws', () => {
  expect(() => themeOf('nowhere')).toThrow('nowhere')
})
