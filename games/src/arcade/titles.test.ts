import { describe, expect, test } from 'vitest'
import { arcadeTitles } from './titles.ts'

describe('the arcade games', () => {
  test('have unique codes, numbers and rules, and numbers outside the range of slots', () => {
    for (const pick of [
      arcadeTitles.map(({ gameCode }) => gameCode),
      arcadeTitles.map(({ nodeId }) => nodeId),
      arcadeTitles.map(({ rules }) => rules.id),
    ])
      expect(new Set<unknown>(pick).size).toBe(arcadeTitles.length)
    for (const { nodeId } of arcadeTitles) expect(nodeId > 1_001 && nodeId < 10_000).toBe(true)
  })

  test('have models in plain JSON that name the game', () => {
    for (const { rules } of arcadeTitles) {
      expect(JSON.parse(JSON.stringify(rules.model))).toEqual(rules.model)
      expect(rules.model).toMatchObject({ id: rules.id })
    }
  })
})
