import { expect, test } from 'vitest'
import { bans, untidy } from './bans.ts'
import { misnamed } from './features.ts'
import { readProject, type TextFile } from './files.ts'
import { hostsIn, missingFolders, repeatedNumbers } from './project.ts'
import { countLines, measure } from './sizes.ts'
import { disagreements } from './specs.ts'
import { differences } from './texts.ts'
import { retiredWords } from './words.ts'

/** One fault for each ban, in its order. */
const faults = [
  ['web/play/src/spin.ts', 'const stop = Math.random()'],
  ['games/src/slots/round.ts', 'const at = new Date()'],
  ['server/src/play/slot/slot.actions.ts', 'const at = Date.now()'],
  ['server/src/money/ledger/ledger.sql.ts', `const url = process.env['DATABASE_URL']`],
  ['server/src/money/ledger/ledger.sql.ts', 'return parseFloat(row.total)'],
  ['server/src/money/ledger/ledger.sql.ts', 'return Number(row.balance)'],
  ['server/src/money/wallet/wallet.routes.ts', 'return amount.toFixed(2)'],
  ['server/src/money/wallet/wallet.ts', 'return reply as never'],
  ['core/src/money.ts', '// oxlint-disable-next-line eqeqeq'],
  ['core/src/money.ts', '// @ts-ignore'],
  ['README.md', 'TODO: pictures'],
  ['README.md', 'See /home/someone'],
  ['web/site/src/shell/Header.css', '.header { color: #ff8800 }'],
] as const

test.each(bans.map((ban, at) => [ban.words.source, at] as const))('the ban of %s finds its fault', (_, at) => {
  const [path = '', text = ''] = faults[at] ?? []
  expect(untidy({ path, text: `\n${text}\n` })).toEqual([expect.stringContaining(`${path}:2 has `) as string])
})

test.each([
  ['tools/build.ts', 'Date.now()'],
  ['server/src/platform/config/config.ts', 'process.env'],
  ['server/src/money/ledger/ledger.test.ts', 'Date.now()'],
  ['core/src/money.ts', '// oxlint-disable-next-line eqeqeq -- null and undefined are one here'],
  ['web/ui/src/tokens.css', '--ink: #101418;'],
  ['web/site/src/shell/Header.tsx', `<a href="#content">`],
  ['web/site/src/store.ts', 'this.#add(1)'],
  ['README.md', 'open https://ronda.example/home/'],
  ['web/play/src/shared/chips/pile.ts', ''],
])('in %s, %s is fine', (path, text) => {
  expect(untidy({ path, text })).toEqual([])
})

test.each([
  'server/src/money/utils.ts',
  'web/site/src/shared/Button.tsx',
  'web/play/src/slot/shared/pile.ts',
  'core/src/types.ts',
])('%s is a vague name', (path) => {
  expect(untidy({ path, text: '' })).toHaveLength(1)
})

test('a rule without a test, a test without a rule and a number used twice are found', () => {
  const spec = {
    path: 'SPEC.md',
    text: '- **AB1** One.\n- **[AB2]** Two, after [AB1].\n- **[AB2]** Again.\n- **AB4** Four.\n',
  }
  const tests = { path: 'a.test.ts', text: `test('[AB2] [AB3] two', run)\nconst row = ['four', 'AB4', 'SHA256']` }
  expect(disagreements([spec], [tests])).toEqual([
    'SPEC.md: no test quotes [AB1]',
    'a.test.ts: no SPEC has a rule [AB3]',
    'SPEC.md: the number [AB2] is used twice',
  ])
})

test('a text that is missing, new, empty or fills in another name is found', () => {
  const english = { a: 'A', b: { c: '{count, plural, one {# game} other {# games}}' }, d: '{name} won', e: 'E' }
  const spanish = { b: { c: '{count, plural, one {# juego} other {# juegos}}' }, d: '{nombre} ganó', e: ' ', f: 'F' }
  expect(differences(english, spanish)).toEqual([
    'a is missing',
    'f is known to no other language',
    'e is empty',
    'd fills in other names',
  ])
})

test('two migrations with one number, or with an invalid name, are found', () => {
  const paths = [
    'a/migrations/0001-one.sql',
    'b/migrations/0002-two.sql',
    'c/migrations/0001-three.sql',
    'd/migrations/four.sql',
  ]
  expect(repeatedNumbers(paths)).toEqual(['0001', 'an invalid name: d/migrations/four.sql'])
})

test('a folder missing in ARCHITECTURE.md and a registry in the lock file are found', () => {
  expect(missingFolders('├── core/  words\n', ['core', 'cellar'])).toEqual(['cellar'])
  expect(hostsIn('"resolved": "https://registry.example/zod/-/zod-4.tgz"')).toEqual(['https://registry.example'])
  expect(hostsIn('"resolved": "core", "link": true')).toEqual([])
})

test('only lines with code are counted', () => {
  expect(countLines('// why\n\n/**\n * How.\n */\nconst a = 1 // one\n\nconst b = 2\n')).toBe(2)
  expect(countLines('-- why\nselect 1;\n')).toBe(1)
  expect(measure([1, 2, 3, 4, 5, 6, 7, 8, 9, 100])).toEqual({ median: 6, p90: 100, max: 100 })
})

test.each([
  ['web/site/src/shell/Menu.tsx', 'const houseMenu = 1', 1],
  ['server/src/money/wallet/wallet.ts', '/** What the teller knows. */', 1],
  ['README.md', 'Start the house with one command.', 1],
  ['server/src/money/purse/purse.ts', '', 1],
  ['server/src/money/ledger/ledger.ts', 'const houseAccount = 1 // The house edge, and the house accounts.', 0],
  ['server/src/play/table.ts', `const words = 'the house wins' + "purse" + \`deed\``, 0],
  ['art/src/town.ts', 'const house = 1', 0],
])('in %s, %j has %i retired words', (path, text, count) => {
  expect(retiredWords({ path, text })).toHaveLength(count)
})

const project = readProject()
const strange = (path: string): string => `${path} is named after no feature of the server`
const CALLS = 'contract/src/calls.ts'

test.each<[path: string, text: string, problem: string]>([
  ['contract/src/money/records.ts', '', strange('contract/src/money/records.ts')],
  ['contract/src/money/lottery.ts', '', strange('contract/src/money/lottery.ts')],
  ['i18n/src/en/play/playTable.ts', '', ''],
  ['i18n/src/en/play/verify.ts', '', strange('i18n/src/en/play/verify.ts')],
  ['web/site/src/features/records/List.tsx', '', strange('web/site/src/features/records/List.tsx')],
  ['web/office/src/shell/records/list.ts', '', strange('web/office/src/shell/records/list.ts')],
  ['server/test/money/records.db.test.ts', '', strange('server/test/money/records.db.test.ts')],
  ['server/test/money/depositRecords.db.test.ts', '', ''],
  ['server/src/money/gift/gift.ts', '', 'money/gift has no contract of its name'],
  ['contract/src/people/identityCalls.ts', 'defineCall({', 'people/identity has no folder in the web of its name'],
  ['contract/src/play/wagerCalls.ts', 'defineCall({', 'play/wager has no texts of its name'],
  [CALLS, `import { payment } from './people/paymentPassword.ts'\n`, 'the calls of payment name no feature of people'],
  ['contract/src/people/factor.ts', '', 'NO_CONTRACT: people/factor needs no exception'],
])('%s with %j is misnamed: %s', (path, text, problem) => {
  const others: readonly TextFile[] = project.filter((file) => file.path !== path)
  const found = misnamed([...others, { path, text }])
  expect(problem === '' ? found : found.includes(problem)).toEqual(problem === '' ? [] : true)
})
