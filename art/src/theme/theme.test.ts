import { expect, test } from 'vitest'
import { colour, distance } from '../paint/colour.ts'
import { STEPS } from '../paint/material.ts'
import { themeOf, themes, type Look } from './theme.ts'

const face = (look: Look) => colour(STEPS.base, 0.18, look.hue)
const ground = (look: Look) => (look.kind === 'high' ? colour(0.33, 0.1, look.plate) : colour(0.28, 0.09, 295))

/** Tells two symbols apart by colour alone: what is in front and what is behind count alike. */
const apart = (left: Look, right: Look) =>
  (distance(face(left), face(right)) + distance(ground(left), ground(right))) / 2

test.each(Object.values(themes))('in $id no two symbols of a tier look alike', ({ looks }) => {
  const pairs = looks.flatMap((look, index) => looks.slice(index + 1).map((other) => [look, other] as const))
  const near = pairs.filter(([look, other]) => look.kind === other.kind && apart(look, other) <= 0.06)
  expect(near.map(([look, other]) => `${look.name} and ${other.name}`)).toEqual([])
})

test.each(Object.values(themes))('in $id every motif stands out from its plate', ({ looks }) => {
  for (const look of looks) expect(distance(face(look), ground(look)), look.name).toBeGreaterThan(0.3)
})

test('an unknown theme is a broken promise', () => {
  expect(() => themeOf('nowhere')).toThrow('nowhere')
})
