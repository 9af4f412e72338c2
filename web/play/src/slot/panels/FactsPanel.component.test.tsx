import { ok, present } from '@ronda/core'
import { parSheet, slotTitles, type SlotModel } from '@ronda/games'
import { expect, test } from 'vitest'
import { InGame } from '../../shared/testing/InGame.tsx'
import { renderPart } from '../../shared/testing/renderPart.ts'
import { PlayContext, type Play } from '../machine/context.ts'
import { FactsPanel } from './FactsPanel.tsx'

const measured = { rounds: 0, staked: 0n, won: 0n, currency: 'USD' }

/** The facts of a game as its server proves them. */
async function openFacts(model: SlotModel) {
  const facts = { gameCode: 'GAME', ...parSheet(model), measured }
  const client = { slot: { facts: async () => ok(facts) } }
  const play = { model, locale: 'en', client, session: { gameCode: 'GAME', mode: 'real' } } as unknown as Play
  return renderPart(
    <InGame>
      <PlayContext value={play}>
        <FactsPanel />
      </PlayContext>
    </InGame>,
  )
}

const modelOf = (family: string): SlotModel =>
  present(
    slotTitles().find((slot) => slot.family.id === family && slot.profile === 'medium'),
    'a title',
  ).model

test('a game with a cap states it, how rarely it is reached, and what it takes from the return', async () => {
  const screen = await openFacts(modelOf('buy20'))
  const fact = screen.getByText('Maximum win of a round').element().parentElement
  expect(fact?.textContent).toContain('At most 5,000× the stake')
  expect(fact?.textContent).toMatch(/At most one round in [\d,]+ reaches it\./)
  expect(fact?.textContent).toMatch(
    /calculated without this maximum, which lowers it by less than one part in [\d,]+ of/,
  )
  expect(fact?.textContent).toContain('For bought free spins it is the same amount')
})

test('a game that cannot reach a cap states what no round exceeds, and nothing about the return', async () => {
  const screen = await openFacts(modelOf('respin9'))
  const fact = screen.getByText('Limit of a round').element().parentElement
  expect(fact?.textContent).toMatch(/At most \d+× the stake/)
  expect(fact?.textContent).toMatch(/At most one round in [\d,]+ reaches it\./)
  expect(fact?.textContent).not.toContain('lowers it')
})
