import { added, type Added } from '../titles/added.ts'
import { titleOf, titleToAdd, TITLES, type Title } from '../titles/titles.ts'
import { chooseFamily } from './families/choice.ts'
import { families, familyOf, modelOf } from './families/families.ts'
import type { Family, Profile } from './families/family.ts'
import type { SlotModel } from './model.ts'
import type { ShortFacts } from './shortFacts.ts'
import { feriaDeLuz as feriaModel } from './titles/feriaDeLuz.ts'

/** A slot that can be opened: its catalogue entry, and its model. */
export type SlotTitle = {
  readonly gameCode: string
  readonly nodeId: number
  readonly names: { readonly es: string; readonly en: string }
  readonly vendor: string
  readonly theme: string
  readonly family: Family
  readonly profile: Profile
  /** Its own model, made on first use: ten thousand of them would take seconds. */
  readonly model: SlotModel
  readonly facts: ShortFacts
  /** Its generated title. The first slot has none: it has pictures of its own. */
  readonly title: Title | undefined
}

/** Numbers below belong to games that are not generated. */
const NODE_FIRST = 10_000

const feriaDeLuz: SlotTitle = {
  gameCode: 'FERIA_DE_LUZ',
  nodeId: 1001,
  names: { es: 'Feria de Luz', en: 'Feria de Luz' },
  vendor: 'RONDA',
  theme: 'feria',
  title: undefined,
  family: familyOf('lines20'),
  profile: 'medium',
  model: feriaModel,
  facts: {
    returnPerMyriad: 9600,
    volatility: 'medium',
    lines: 20,
    features: ['freeSpins', 'wild', 'multiplier', 'scatterPay'],
  },
}

function slotOfTitle(title: Title): SlotTitle {
  return slotFrom(title, chooseFamily(title, families), title.traits.volatility)
}

/** A slot that is not in the list yet, as it will be once its title is added. */
export function slotToAdd(one: Added): SlotTitle {
  return slotFrom(titleToAdd(one), familyOf(one.family), one.temper)
}

function slotFrom(title: Title, family: Family, profile: Profile): SlotTitle {
  const { gameCode, number, names, vendor, theme } = title
  return {
    gameCode,
    nodeId: NODE_FIRST + number,
    names,
    vendor,
    theme,
    title,
    family,
    profile,
    facts: family.facts[profile],
    get model() {
      return modelOf(family, profile, number)
    },
  }
}

let slots: ReadonlyMap<string, SlotTitle> | undefined

/** All slots by their code. Computed on first use: generating ten thousand names takes a quarter of a second. */
function slotsByCode(): ReadonlyMap<string, SlotTitle> {
  if (slots) return slots
  const titles = Array.from({ length: TITLES }, (_, number) => slotOfTitle(titleOf(number)))
  const late = added.map((one) => slotFrom(titleOf(one.number), familyOf(one.family), one.temper))
  slots = new Map([feriaDeLuz, ...titles, ...late].map((slot) => [slot.gameCode, slot]))
  return slots
}

/** Every slot, the first one first. */
export function slotTitles(): readonly SlotTitle[] {
  return [...slotsByCode().values()]
}

/** Undefined for a game that is not one of our slots. */
export function slotOf(gameCode: string): SlotTitle | undefined {
  return slotsByCode().get(gameCode)
}
