/** A number on the command line is a count, for groups that take one: `npm run faults -- races 200`. */
const isNumber = (word: string): boolean => /^\d+$/.test(word)
const isFlag = (word: string): boolean => word.startsWith('--')

export function countAsked(otherwise: number): number {
  const word = process.argv.slice(2).find(isNumber)
  return word === undefined ? otherwise : Number(word)
}

/** Whether a flag was given, for groups that take one: `npm run bench -- agents --full`. */
export const isAsked = (flag: `--${string}`): boolean => process.argv.slice(2).includes(flag)

/** The groups that were named on the command line. */
export const namesAsked = (): readonly string[] =>
  process.argv.slice(2).filter((word) => !isNumber(word) && !isFlag(word))
