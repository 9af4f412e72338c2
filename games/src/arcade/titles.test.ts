import { describe, expect, test } from 'vitest'
import { arcadeTitles } from './titles.ts'

describe('the arcade games', () => {
  test('have codes, numbers and rules of their own, and numbers where no slot has one', () => {
    for (const pick of [
      arcadeTitles.map(({ gameCode }) => gameCode),
      arcadeTitles.map(({ nodeId }) => nodeId),
      arcadeTitles.map(({ rules }) => rules.id),
    ])
      expect(new Set<unknown>(pick).size).toBe(arcadeTitles.length)
    for (const { nodeId } of arcadeTitles) expect(nodeId > 1_001 && nodeId < 10_000).toBe(true)
  })

  test('say of themselves what their models say: plain JSON that names the game', () => {
    for (const { rules } of arcadeTitles) {
      expect(JSON.parse(JSON.stringify(rules.model))).toEqual(rules.model)
      expect(rules.model).toMatchObject({ id: rules.id })
    }
  })
})
