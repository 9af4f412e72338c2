import type { PromotionDraft } from '@ronda/contract'
import { days, present, type Id } from '@ronda/core'
import { findById } from '../../people/identity/index.ts'
import { promotionOf, propose, publish } from './desk.actions.ts'
import { join, type PromotionOptions } from './promotion.actions.ts'
import { claim, readOwn } from './settle.actions.ts'

export type DemoPeople = {
  readonly member: Id<'account'>
  readonly staff: Id<'account'>
  /** Publishes what the other has proposed. */
  readonly approver: Id<'account'>
}

type DemoPromotion = {
  readonly key: string
  readonly draft: PromotionDraft
  /** What the member does with it. */
  readonly does?: 'joins' | 'claims'
}

const SHARED = {
  gives: 'cash',
  rankMin: 0,
  newDays: null,
  times: 1,
  perDevice: 1,
  isReviewed: false,
  claimDays: 7,
  zone: 'America/Lima',
} as const

/** The promotion that the banner of a demo leads to. */
const LED_TO = 'deposit-bonus'

type Fresh = Omit<PromotionDraft, keyof typeof SHARED | 'fromMs' | 'untilMs' | 'weekdays'> & Partial<PromotionDraft>

type Making = { readonly of: (draft: Fresh) => PromotionDraft; readonly unit: bigint; readonly nowMs: number }

/** What the member of a demo takes part in. */
const ownPromotions = ({ of, unit }: Making): readonly DemoPromotion[] => [
  {
    key: 'weekly-cash-back',
    does: 'joins',
    draft: of({
      names: { es: 'La semana con red', en: 'A week with a net' },
      texts: {
        es: 'Únete al empezar la semana: el lunes siguiente reclamas una décima parte de lo que perdiste.',
        en: 'Join as the week begins: on the next Monday you claim a tenth of what you lost.',
      },
      rule: { kind: 'cashBack', period: 'weekly', permille: 100 },
      prize: 50n * unit,
      budget: 5_000n * unit,
      times: 5,
    }),
  },
  {
    key: 'welcome-word',
    does: 'claims',
    draft: of({
      names: { es: 'La palabra de la feria', en: 'The word of the fair' },
      texts: {
        es: 'La decimos en nuestras redes. Escríbela y el dinero es tuyo.',
        en: 'We say it on our networks. Type it, and the money is yours.',
      },
      rule: { kind: 'code', code: 'FERIA2026' },
      prize: 3n * unit,
      budget: 900n * unit,
    }),
  },
  {
    key: 'table-regulars',
    does: 'joins',
    draft: of({
      names: { es: 'El club de la ronda', en: 'The round club' },
      texts: {
        es: 'Para jugadores con calma: elige tus juegos y suma apuestas válidas a tu ritmo. Revisamos cada solicitud.',
        en: 'For players with time: choose your games and add up valid bets at your own pace. We read each application.',
      },
      rule: { kind: 'mission', goal: 200n * unit, days: 14 },
      prize: 10n * unit,
      budget: 1_000n * unit,
      isReviewed: true,
    }),
  },
]

/** What is paid in bonus money and in free spins. */
const bonusPromotions = ({ of, unit }: Making): readonly DemoPromotion[] => [
  {
    key: 'free-spins',
    does: 'joins',
    draft: of({
      names: { es: 'Diez giros de Feria de Luz', en: 'Ten spins of Feria de Luz' },
      texts: {
        es: 'Diez giros que pagamos nosotros. Lo que ganen pasa a tu efectivo, sin más condiciones.',
        en: 'Ten spins that we pay. What they win becomes your cash, with no further conditions.',
      },
      rule: { kind: 'code', code: 'GIROS2026' },
      gives: 'spins',
      spins: { game: 'FERIA_DE_LUZ', count: 10, stake: unit / 5n, days: 7 },
      prize: 2n * unit,
      budget: 600n * unit,
    }),
  },
  {
    key: LED_TO,
    draft: of({
      names: { es: 'Tu depósito, y la mitad más', en: 'Your deposit, and half as much again' },
      texts: {
        es: 'La mitad de tu depósito en saldo de bono, con el objetivo y la apuesta máxima a la vista antes de unirte.',
        en: 'Half of your deposit in bonus money, with its target and its largest stake in sight before you join.',
      },
      rule: { kind: 'depositMatch', depositMin: 10n * unit, permille: 500, turnover: 0, days: 14 },
      gives: 'bonus',
      wagering: { multiple: 5, base: 'bonus', stakeMax: 2n * unit, games: [], days: 14 },
      prize: 50n * unit,
      budget: 2_500n * unit,
    }),
  },
]

/** What is open to others. */
const openPromotions = ({ of, unit }: Making): readonly DemoPromotion[] => [
  {
    key: 'first-deposit',
    draft: of({
      names: { es: 'Tu primer depósito', en: 'Your first deposit' },
      texts: {
        es: 'Únete antes de depositar por primera vez y recibe un monto fijo en dinero.',
        en: 'Join before your first deposit, and get a fixed amount of money.',
      },
      rule: { kind: 'firstDeposit', depositMin: 20n * unit, turnover: 1, days: 14 },
      prize: 5n * unit,
      budget: 2_000n * unit,
      newDays: 30,
    }),
  },
  {
    key: 'first-day',
    draft: of({
      names: { es: 'El primer día', en: 'The first day' },
      texts: {
        es: 'Si tu primer día no salió bien, te devolvemos la mitad de lo que perdiste.',
        en: 'If your first day went badly, half of what you lost comes back.',
      },
      rule: { kind: 'lossBack', hours: 24, permille: 500 },
      prize: 20n * unit,
      budget: 3_000n * unit,
    }),
  },
  {
    key: 'birthday',
    draft: of({
      names: { es: 'Feliz cumpleaños', en: 'Happy birthday' },
      texts: {
        es: 'Un regalo en dinero el día de tu cumpleaños, cada año.',
        en: 'A present of money on your birthday, each year.',
      },
      rule: { kind: 'birthday' },
      prize: 15n * unit,
      budget: 3_000n * unit,
      times: 10,
    }),
  },
]

/** What comes soon, and what is over. */
const otherPromotions = ({ of, unit, nowMs }: Making): readonly DemoPromotion[] => [
  {
    key: 'weekend-match',
    draft: of({
      names: { es: 'El fin de semana suma', en: 'The weekend adds up' },
      texts: {
        es: 'Una cuarta parte de tu depósito, en dinero, cuando hayas apostado lo que depositaste.',
        en: 'A quarter of your deposit in money, once you have bet what you deposited.',
      },
      rule: { kind: 'depositMatch', depositMin: 20n * unit, permille: 250, turnover: 1, days: 7 },
      prize: 25n * unit,
      budget: 2_500n * unit,
      fromMs: nowMs + days(2),
      weekdays: [5, 6, 7],
    }),
  },
  {
    key: 'opening-mission',
    does: 'joins',
    draft: of({
      names: { es: 'La semana de apertura', en: 'The opening week' },
      texts: {
        es: 'Un premio por las apuestas válidas de un día de la primera semana.',
        en: 'A prize for the valid bets of one day of the first week.',
      },
      rule: { kind: 'mission', goal: 100n * unit, days: 1 },
      prize: 5n * unit,
      budget: 500n * unit,
      fromMs: nowMs - days(9),
      untilMs: nowMs - days(3),
    }),
  },
]

function demoPromotions(unit: bigint, nowMs: number): readonly DemoPromotion[] {
  const calendar = { fromMs: nowMs - days(2), untilMs: nowMs + days(28), weekdays: [] }
  const making: Making = { of: (draft) => ({ ...SHARED, ...calendar, ...draft }), unit, nowMs }
  return [ownPromotions, bonusPromotions, openPromotions, otherPromotions].flatMap((made) => made(making))
}

/**
 * Puts promotions of every state into a demo, by what staff and a member do, at the time when they did it. Returns the one
 * that its banner leads to.
 */
export async function fillForDemo(options: PromotionOptions, people: DemoPeople): Promise<string> {
  const { db, ids, clock, unit } = options
  const nowMs = clock.nowMs()
  const { account: who } = present(await db.read((tx) => findById(tx, people.member)), 'the member of a demo')
  for (const { key, draft, does } of demoPromotions(unit, nowMs)) {
    const thenMs = Math.min(nowMs, draft.untilMs - days(4))
    const then: PromotionOptions = { ...options, clock: { ...clock, nowMs: () => thenMs } }
    const named = ids.named('demo.promotion', key)
    const proposed = await propose(then, { key: named, id: null, version: 0, draft, by: people.staff })
    // A demo that was started before has them.
    if (!proposed.ok || !(await publish(then, { ...proposed.value, by: people.approver })).ok) continue
    if (does === undefined) continue
    const code = draft.rule.kind === 'code' ? draft.rule.code : undefined
    const joined = await join(then, { ...proposed.value, code, who })
    if (!joined.ok) continue
    await readOwn(then, who.id)
    if (does === 'claims') await claim(then, { own: joined.value, account: who.id })
  }
  return promotionOf(options, people.staff, ids.named('demo.promotion', LED_TO))
}
