// `npm run setup`: makes the brand of an empty database, and its first member of staff.
import { parseArgs } from 'node:util'
import { CURRENCIES } from '@ronda/core'
import { languages } from '@ronda/i18n'
import { StartupError } from './explain.ts'
import { ANSWERS, brandOf, isValid, setUpBrand, type Answer, type Answers, type BrandToSetUp } from './setupBrand.ts'
import { ask, runProgram, withOwnDatabase } from './terminal.ts'

const QUESTIONS: Readonly<Record<Answer, string>> = {
  name: 'Name of the brand, as players read it',
  code: 'Code of the brand (small letters and digits)',
  currency: `Currency (${CURRENCIES.join(', ')})`,
  language: `Default language (${Object.keys(languages).join(', ')})`,
  domain: 'Main domain, without https://',
  owner: 'Username of the first member of staff',
}

const options = Object.fromEntries(ANSWERS.map((answer) => [answer, { type: 'string' as const }]))

const isAsking = process.stdin.isTTY

/** What is not given as a flag is asked at the terminal. */
async function answersFrom(given: Readonly<Record<string, string | undefined>>): Promise<Answers> {
  const missing = ANSWERS.filter((answer) => given[answer] === undefined)
  if (missing.length > 0 && !isAsking) {
    throw new StartupError(`These answers are missing: ${missing.map((answer) => `--${answer}`).join(', ')}`)
  }
  const answers: Record<string, string> = {}
  for (const answer of ANSWERS) answers[answer] = given[answer] ?? (await ask(QUESTIONS[answer], isValid[answer]))
  return answers as Answers
}

function readFlags(): Readonly<Record<string, string | undefined>> {
  try {
    return parseArgs({ options }).values
  } catch (error) {
    throw new StartupError(`${(error as Error).message}. The flags: ${ANSWERS.map((each) => `--${each}`).join(' ')}`)
  }
}

const describe = ({ name, merchant, currency, owner, domain }: BrandToSetUp, password: string): string =>
  [
    '',
    `  ${name} (${merchant}) is set up, with ${currency} as its currency.`,
    '',
    `  First member of staff   ${owner}`,
    `  Password, for one time  ${password}`,
    '',
    '  It is shown only here. Who signs in with it sets up a second factor and chooses another password.',
    '  Approvals need two people: npm run staff -- add NAME. They open the first general agent, at the desk.',
    `  Then npm start, and sign in at https://${domain}/office/login. Look at the limits in the money settings first.`,
    '',
  ].join('\n')

runProgram(async () => {
  const brand = brandOf(await answersFrom(readFlags()))
  if (!brand.ok) {
    throw new StartupError(`These answers cannot be used: ${brand.error.map((answer) => `--${answer}`).join(', ')}`)
  }
  const done = await withOwnDatabase((parts) => setUpBrand(parts, brand.value))
  if (!done.ok) throw new StartupError(`This database has a brand already: ${done.error.brand}. Nothing was changed.`)
  console.log(describe(brand.value, done.value))
})
