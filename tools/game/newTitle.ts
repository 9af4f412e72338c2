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
import { Trouble } from '../machine/command.mjs'

/** What may be said of a new title; the rest is chosen by its number, so that each is another kind of game. */
export type Wish = {
  readonly family?: string | undefined
  readonly temper?: string | undefined
  readonly theme?: string | undefined
}

/** A title with its number, its name and its strips, before anything is proven of it. */
export function newTitle({ family, temper, theme }: Wish, before: readonly Added[]): Added {
  const number = before.reduce((next, one) => Math.max(next, one.number + 1), TITLES)
  const kinds = {
    family: chosen('family', family, familyIds)(number),
    temper: chosen('temper', temper, PROFILES)(number),
    theme: chosen('theme', theme, themeIds)(number),
  }
  const taken = new Set(before.map(({ es }) => es))
  const name = spareNames(kinds.theme).find(({ es }) => !taken.has(es))
  if (!name) throw new Trouble(`The theme ${kinds.theme} has no name left.`)
  return { number, es: name.es, ...kinds }
}

const familyIds = families.map(({ id }) => id)
const themeIds = themes.map(({ id }) => id)

/** The word that was asked for; another for every number when none was. */
function chosen<Word extends string>(
  what: string,
  asked: string | undefined,
  words: readonly Word[],
): (number: number) => Word {
  return (number) => {
    const word = asked === undefined ? words[number % words.length] : words.find((one) => one === asked)
    if (word === undefined) throw new Trouble(`There is no ${what} ${asked}. There are: ${words.join(', ')}`)
    return word
  }
}

/** The returns of a slot, for each way a round can begin, found twice; one that does not hold is never kept. */
export function certify(slot: SlotTitle): readonly string[] {
  const { model, facts } = slot
  const { exactReturn, volatilityClass } = parSheet(model)
  const bets: readonly Bet[] = model.buy === undefined ? ['spin'] : ['spin', 'buy']
  assert(
    Number((exactReturn.numerator * 10_000n) / exactReturn.denominator) === facts.returnPerMyriad,
    'the return said',
  )
  assert(volatilityClass === facts.volatility, 'the temper said')
  return bets.map((bet) => {
    const [reasoned, counted] = [returnByReason(model, bet), returnByCounting(model, bet)]
    const isSame = reasoned.numerator === counted.numerator && reasoned.denominator === counted.denominator
    assert(isSame, `one return of a ${bet} by both methods`)
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
