import { assert } from '@ronda/core'
import {
  families,
  TITLES,
  parSheet,
  PROFILES,
  returnByCounting,
  returnByReason,
  spareNames,
  themes,
  type Added,
  type Bet,
  type SlotTitle,
} from '@ronda/games'
import { CommandError } from '../machine/command.mjs'

/** The options of a new title; what is absent is chosen by its number, so that each is another kind of game. */
export type TitleOptions = {
  readonly family?: string | undefined
  readonly temper?: string | undefined
  readonly theme?: string | undefined
}

/** A title with its number, its name and its strips, before it is proven. */
export function newTitle({ family, temper, theme }: TitleOptions, before: readonly Added[]): Added {
  const number = before.reduce((next, one) => Math.max(next, one.number + 1), TITLES)
  const kinds = {
    family: chosen('family', family, familyIds)(number),
    temper: chosen('temper', temper, PROFILES)(number),
    theme: chosen('theme', theme, themeIds)(number),
  }
  const taken = new Set(before.map(({ es }) => es))
  const name = spareNames(kinds.theme).find(({ es }) => !taken.has(es))
  if (!name) throw new CommandError(`The theme ${kinds.theme} has no name left.`)
  return { number, es: name.es, ...kinds }
}

const familyIds = families.map(({ id }) => id)
const themeIds = themes.map(({ id }) => id)

/** The requested value; without one, another for every number. */
function chosen<Word extends string>(
  what: string,
  given: string | undefined,
  words: readonly Word[],
): (number: number) => Word {
  return (number) => {
    const word = given === undefined ? words[number % words.length] : words.find((one) => one === given)
    if (word === undefined) throw new CommandError(`There is no ${what} ${given}. There are: ${words.join(', ')}`)
    return word
  }
}

/**
 * The returns of a slot, for each way a round can begin, computed twice. A title whose returns differ is never
 * written.
 */
export function certify(slot: SlotTitle): readonly string[] {
  const { model, facts } = slot
  const { exactReturn, volatilityClass } = parSheet(model)
  const bets: readonly Bet[] = model.buy === undefined ? ['spin'] : ['spin', 'buy']
  assert(
    Number((exactReturn.numerator * 10_000n) / exactReturn.denominator) === facts.returnPerMyriad,
    'the stated return',
  )
  assert(volatilityClass === facts.volatility, 'the stated volatility')
  return bets.map((bet) => {
    const [reasoned, counted] = [returnByReason(model, bet), returnByCounting(model, bet)]
    const isSame = reasoned.numerator === counted.numerator && reasoned.denominator === counted.denominator
    assert(isSame, `the same return of a ${bet} by both methods`)
    return `${reasoned.numerator}/${reasoned.denominator}`
  })
}

/** A line of the list in `games/src/titles/added.ts`. */
function lineOf({ number, es, theme, family, temper }: Added): string {
  return `  { number: ${number}, es: '${es}', theme: '${theme}', family: '${family}', temper: '${temper}' },\n`
}

/** The file with one title more, as its last line. */
export function withTitle(file: string, one: Added): string {
  const end = file.lastIndexOf(']')
  assert(end > 0, 'a list of titles')
  return file.slice(0, end) + lineOf(one) + file.slice(end)
}

/** The file without the title of this code. */
export function withoutTitle(file: string, one: Added): string {
  const line = lineOf(one)
  assert(file.includes(line), `the line of ${one.es}`)
  return file.replace(line, '')
}
