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
    `  Password, for one day   ${password}`,
    '',
    '  It is shown only here, and ends in a day: npm run staff -- reset NAME makes another. Who signs in with it\n  chooses a password of their own and sets up a second factor.',
    '  Approvals need two people: npm run staff -- add NAME. They open the first general agent, at the desk.',
    '',
    `  Pages of ${domain} are answered only with this setting, beside DATABASE_URL and SECRET_KEY:`,
    `    export PUBLIC_ORIGIN=https://${domain}`,
    '  Then npm start, with a proxy before it that has the certificate of the domain and passes requests on.',
    `  Sign in at https://${domain}/office/login. Look at the limits in the money settings first.`,
    '',
  ].join('\n')

runProgram(async () => {
  const brand = brandOf(await answersFrom(readFlags()))
  if (!brand.ok) {
    throw new StartupError(`These answers cannot be used: ${brand.error.map((answer) => `--${answer}`).join(', ')}`)
  }
  const done = await withOwnDatabase({ mayMigrate: true }, (parts) => setUpBrand(parts, brand.value))
  if (!done.ok) {
    const { brand: known } = done.error
    throw new StartupError(
      `This database has a brand already: ${known}. Nothing was changed. For another member of staff: npm run staff -- add NAME`,
    )
  }
  console.log(describe(brand.value, done.value))
})
