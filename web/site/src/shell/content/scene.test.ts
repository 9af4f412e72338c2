import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sceneOf, SCENES, scenesOf } from './scene.ts'

test('a text has the same scene each time, and the first of a list has its own', () => {
  fc.assert(
    fc.property(fc.array(fc.string(), { minLength: 1, maxLength: 40 }), (names) => {
      expect(SCENES).toContain(sceneOf(names[0] ?? ''))
      expect(scenesOf(names)).toEqual(scenesOf(names))
      expect(scenesOf(names)[0]).toBe(sceneOf(names[0] ?? ''))
    }),
  )
})

test('no two texts beside each other have the same scene', () => {
  const names = Array.from({ length: SCENES.length }, (_, at) => `text ${at}`)
  expect(new Set(scenesOf(names)).size).toBe(SCENES.length)
})
