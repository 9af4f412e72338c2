import { sharedTitles } from '@ronda/games'
import { openStream } from '@ronda/fair'
import { expect, test } from 'vitest'
import { dealOver } from './deal.ts'

const cardsIn = (outcome: object): number =>
  Object.values(outcome)
    .flat()
    .filter((each) => typeof each === 'number').length

test.each(
  sharedTitles
    .filter(({ rules }) => /baccarat|dragon/.test(rules.id))
    .map(({ gameCode, rules }) => [gameCode, rules] as const),
)('every card of %s is face up, one after the other, before the show is over', (_, rules) => {
  for (let nonce = 1; nonce <= 40; nonce += 1) {
    const outcome = rules.draw(openStream({ serverSeed: 'deal', clientSeed: 'any', nonce }), nonce)
    const showMs = rules.showMs(outcome)
    const { openMs } = dealOver(Math.min(6, cardsIn(outcome as object)), showMs)
    expect(openMs.toSorted((left, right) => left - right)).toEqual(openMs)
    expect(openMs.at(-1)).toBeLessThanOrEqual(showMs - 800)
  }
})
