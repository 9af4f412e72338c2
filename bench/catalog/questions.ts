import { GAME_SORTS, VOLATILITIES } from '@ronda/contract'
import { slotTitles, vendors } from '@ronda/games'

/** Drawn with a seed, so that two runs send the same requests. */
function makeChance(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

const pick = <T>(list: readonly T[], at: number): T => list[at % list.length] as T

const LIST = '/wps/relay/GCSGAME_gameList'
const addressOf = (fields: Readonly<Record<string, string>>): string =>
  `${LIST}?${new URLSearchParams({ clientType: '3', platform: 'flash,html5-desktop', ...fields }).toString()}`

/** The requests of lobbies: a studio or all, an order, sometimes a filter, mostly the first pages. */
export function lobbyLists(many: number): readonly string[] {
  const chance = makeChance(7)
  return Array.from({ length: many }, () => ({
    language: pick(['es', 'en'], chance(2)),
    gameType: 'RNG',
    pageNo: String(1 + Math.min(chance(8), chance(8))),
    pageSize: '40',
    ...(chance(2) === 0 && { vassalage: pick(vendors, chance(vendors.length)).code }),
    ...(chance(3) === 0 && { sort: pick(GAME_SORTS, chance(GAME_SORTS.length)) }),
    ...(chance(4) === 0 && { volatilities: pick(VOLATILITIES, chance(3)) }),
  })).map(addressOf)
}

/** A typing error: two letters swapped. */
function slip(text: string, at: number): string {
  return text.slice(0, at) + (text[at + 1] ?? '') + (text[at] ?? '') + text.slice(at + 2)
}

/** What people type: beginnings of game names, every fourth with a typing error. */
export function searches(many: number): readonly string[] {
  const chance = makeChance(11)
  const slots = slotTitles()
  return Array.from({ length: many }, () => {
    const language = pick(['es', 'en'] as const, chance(2))
    const name = pick(slots, chance(slots.length)).names[language]
    const typed = name.slice(0, 3 + chance(name.length))
    return {
      language,
      pageNo: '1',
      pageSize: '24',
      gameName: chance(4) === 0 ? slip(typed, chance(typed.length)) : typed,
    }
  }).map(addressOf)
}
