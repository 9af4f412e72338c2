import { openStream } from '@ronda/fair'
import { describe, expect, test } from 'vitest'
import { arcadeTitles } from '../arcade/titles.ts'
import { aboutFight } from './cockfight/about.ts'
import { sharedOf, sharedTitles } from './titles.ts'

describe('the games that many share', () => {
  test('have codes and numbers that no other game has', () => {
    const all = [...sharedTitles, ...arcadeTitles]
    expect(new Set(all.map(({ gameCode }) => gameCode)).size).toBe(all.length)
    expect(new Set(all.map(({ nodeId }) => nodeId)).size).toBe(all.length)
    for (const { nodeId } of sharedTitles) expect(nodeId > 1_001 && nodeId < 10_000).toBe(true)
  })

  test('say of themselves what their models say: plain JSON that names the rules', () => {
    for (const { rules } of sharedTitles) {
      expect(JSON.parse(JSON.stringify(rules.model))).toEqual(rules.model)
      expect(rules.model).toMatchObject({ id: rules.id })
    }
  })

  test('give two roulettes, three baccarats, a dragon with a tiger and three dice room', () => {
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

  test('[SR5] leave time to bet, and show at a table for six to nine seconds what was drawn', () => {
    for (const { rules, pace, gameType } of sharedTitles) {
      if ('bettingMs' in pace) expect(pace.bettingMs).toBeGreaterThanOrEqual(8_000)
      for (let nonce = 1; gameType === 'LIVE' && nonce <= 20; nonce += 1) {
        const shownMs = rules.showMs(rules.draw(openStream({ serverSeed: 'show', clientSeed: 'any', nonce }), nonce))
        expect(shownMs >= 6_000 && shownMs <= 9_000).toBe(true)
      }
    }
  })

  test('[SR1] draw the same whenever they are asked, and something else for another secret', () => {
    const drawn = (serverSeed: string) =>
      sharedTitles.map(({ rules }) => rules.draw(openStream({ serverSeed, clientSeed: 'salt', nonce: 3 }), 103))
    expect(drawn('ab')).toEqual(drawn('ab'))
    expect(drawn('ab')).not.toEqual(drawn('cd'))
  })

  test('tell of every cockfight what it is about, in both languages and each in its own words', () => {
    const told = sharedTitles
      .filter(({ gameType }) => gameType === 'COCKFIGHT')
      .map(({ gameCode }) => aboutFight(gameCode))
    expect(new Set(told.flatMap((about) => Object.values(about ?? {}))).size).toBe(2 * 2)
    expect(aboutFight('RONDA_LIVE_ROULETTE')).toBeUndefined()
  })

  test('are found by their codes', () => {
    for (const title of sharedTitles) expect(sharedOf(title.gameCode)).toBe(title)
    expect(sharedOf('RONDA_ROULETTE')).toBeUndefined()
  })
})
