import { openStream } from '@ronda/fair'
import { describe, expect, test } from 'vitest'
import { arcadeTitles } from '../arcade/titles.ts'
import { isOneLine } from '../testing/oneLine.ts'
import { aboutFight } from './cockfight/about.ts'
import { sharedOf, sharedTitles } from './titles.ts'

describe('the games with shared rounds', () => {
  test('have unique codes and numbers', () => {
    const all = [...sharedTitles, ...arcadeTitles]
    expect(new Set(all.map(({ gameCode }) => gameCode)).size).toBe(all.length)
    expect(new Set(all.map(({ nodeId }) => nodeId)).size).toBe(all.length)
    for (const { nodeId } of sharedTitles) expect(nodeId > 1_001 && nodeId < 10_000).toBe(true)
  })

  test('have models in plain JSON that identify the rules', () => {
    for (const { rules } of sharedTitles) {
      expect(JSON.parse(JSON.stringify(rules.model))).toEqual(rules.model)
      expect(rules.model).toMatchObject({ id: rules.id })
    }
  })

  test('include as live tables two roulettes, three baccarats, a dragon tiger and a sic bo', () => {
    const tables = sharedTitles.filter(({ gameType }) => gameType === 'LIVE').map(({ rules }) => rules.id)
    expect(tables).toEqual([
      'roulette',
      'roulette',
      'baccarat',
      'baccarat',
      'baccaratNoCommission',
      'dragonTiger',
      'sicBo',
    ])
  })

  test('[SR5] leave time to bet, and at a table show the outcome for six to nine seconds', () => {
    for (const { rules, pace, gameType } of sharedTitles) {
      if ('bettingMs' in pace) expect(pace.bettingMs).toBeGreaterThanOrEqual(8_000)
      for (let nonce = 1; gameType === 'LIVE' && nonce <= 20; nonce += 1) {
        const shownMs = rules.showMs(rules.draw(openStream({ serverSeed: 'show', clientSeed: 'any', nonce }), nonce))
        expect(shownMs >= 6_000 && shownMs <= 9_000).toBe(true)
      }
    }
  })

  test('[SR1] draw the same outcome every time, and another one for another secret', () => {
    const drawn = (serverSeed: string) =>
      sharedTitles.map(({ rules }) => rules.draw(openStream({ serverSeed, clientSeed: 'salt', nonce: 3 }), 103))
    expect(drawn('ab')).toEqual(drawn('ab'))
    expect(drawn('ab')).not.toEqual(drawn('cd'))
  })

  test('describe every cockfight in one line, in both languages and with different texts', () => {
    const descriptions = sharedTitles
      .filter(({ gameType }) => gameType === 'COCKFIGHT')
      .flatMap(({ gameCode }) => Object.values(aboutFight(gameCode) ?? {}))
    expect(new Set(descriptions).size).toBe(2 * 2)
    expect(descriptions.filter((text) => !isOneLine(text))).toEqual([])
    expect(aboutFight('RONDA_LIVE_ROULETTE')).toBeUndefined()
  })

  test('are found by their codes', () => {
    for (const title of sharedTitles) expect(sharedOf(title.gameCode)).toBe(title)
    expect(sharedOf('RONDA_ROULETTE')).toBeUndefined()
  })
})
