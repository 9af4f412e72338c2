import { randomUUID } from 'node:crypto'
import type { PromotionDraft } from '@ronda/contract'
import { days, id } from '@ronda/core'
import type { Server } from '../../src/app/server.ts'
import { propose, publish } from '../../src/rewards/promotion/desk.actions.ts'
import { accountNamed } from './signInSteps.ts'

const UNIT = 100_000n

/** Two units for the word of a test, for everybody. */
export const codePromotion = (nowMs: number): PromotionDraft => ({
  names: { es: 'La palabra', en: 'The word' },
  texts: { es: 'Una prueba.', en: 'A test.' },
  rule: { kind: 'code', code: 'FERIA' },
  gives: 'cash',
  prize: 2n * UNIT,
  budget: 1_000n * UNIT,
  rankMin: 0,
  newDays: null,
  times: 1,
  perDevice: 1,
  isReviewed: false,
  claimDays: 7,
  zone: 'America/Lima',
  fromMs: nowMs - 1_000,
  untilMs: nowMs + days(10),
  weekdays: [],
})

type Version = { readonly id: string; readonly version: number }

/** Proposes a promotion as one of the staff and publishes it as another; `of` makes a new version of one. */
export async function runPromotion(server: Server, over: Partial<PromotionDraft> = {}, of?: Version): Promise<Version> {
  const { options } = server.features.promotion
  const [by, other] = [await accountNamed(server, 'operador'), await accountNamed(server, 'supervisora')]
  const draft = { ...codePromotion(options.clock.nowMs()), ...over }
  const proposing = { key: randomUUID(), id: of?.id ?? null, version: of?.version ?? 0, draft, by: id<'account'>(by) }
  const proposed = await propose(options, proposing)
  if (!proposed.ok) throw new Error(proposed.error)
  const published = await publish(options, { ...proposed.value, by: id<'account'>(other) })
  if (!published.ok) throw new Error(published.error)
  return published.value
}
