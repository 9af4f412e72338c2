import type { TextFile } from './files.ts'

/** Names that are allowed, and why. An entry that is no longer needed is refused. */
type Exceptions = Readonly<Record<string, string>>

/** Folders of the web that are no feature of the server. */
const WEB_ONLY: Exceptions = {
  browser: 'a part that every feature may use',
  call: 'a part that every feature may use',
  changes: 'a part that every feature may use',
  dialog: 'a part that every feature may use',
  form: 'a part that every feature may use',
  install: 'the site as an installed app',
  language: 'a part that every feature may use',
  layout: 'a part that every feature may use',
  load: 'a part that every feature may use',
  popup: 'a part that every feature may use',
  testing: 'a part that every feature may use',
  texts: 'a part that every feature may use',
  theme: 'a part that every feature may use',
  tile: 'a part that every feature may use',
  shell: 'starts the game client',
  shared: 'what kinds of games share',
  download: 'the page of the app; nothing is stored',
  help: 'articles, shown as a help center',
  position: 'what was won since play began; play/round counts it',
  service: 'how to reach customer service, which the settings say',
  speed: 'measures the connection in the browser',
  live: 'a kind of game that the server plays as a shared round',
  crash: 'a kind of game that the server plays as a shared round',
  cockfight: 'a kind of game that the server plays as a shared round',
}

/** Features without a contract file. */
const NO_CONTRACT: Exceptions = {
  'people/factor': 'its calls are those of sign-in and of the security center',
  'people/freeze': 'no calls: what is frozen, for features below the office',
  'people/staff': 'no calls: accounts of staff are made at a terminal',
  'people/memberEvent': 'no calls: messages to the open pages of a member',
  'money/bonusWallet': 'no calls: bonus money, for the terms of a bonus',
  'money/approval': 'no calls: the rule of two people',
  'money/playThrough': 'no calls: what must be wagered before a withdrawal',
  'money/recognition': 'no calls: who is excluded, or staff',
  'catalog/hot': 'no calls: the order of games',
  'catalog/pictures': 'no calls: pictures have addresses of their own',
  'catalog/search': 'no calls: the list of games searches',
  'catalog/winners': 'its only call is in the public group of games',
  'rewards/bet': 'no calls: what counts for rewards',
  'rewards/decision': 'no calls: the rule of two people',
  'talk/announcement': 'documents have one group of calls, content',
  'talk/article': 'documents have one group of calls, content',
  'talk/banner': 'documents have one group of calls, content',
}

/** Features with calls, but without a folder in the web. */
const NO_WEB: Exceptions = {
  'catalog/state': 'a section of the settings',
  'people/social': 'a way of signing in, shown with the session',
  'play/record': 'shown with the statement',
  'rewards/leaderboard': 'shown with the missions',
}

/** Features with calls, but without texts of their own. */
const NO_TEXTS: Exceptions = {
  'brand/brand': 'its texts are those of the shell',
  'catalog/favourite': 'its texts are those of the lists of games',
  'catalog/state': 'a section of the settings',
  'money/payoutAccount': 'its texts are those of the profile',
  'people/documents': 'its texts are those of the profile',
  'people/paymentPassword': 'its texts are those of the profile',
  'play/record': 'shown with the statement',
  'play/slot': 'its texts are those of the game client, play/play',
  'play/sportsDesk': 'its texts are those of the desk',
  'rewards/leaderboard': 'shown with the missions',
  'talk/content': 'its texts are those of its domain, talk/talk',
}

/** Text files that are named after a kind of game. */
const TEXTS_ONLY: Exceptions = { 'play/live': 'a kind of game that the server plays as a shared round' }

const singular = (noun: string): string => noun.replace(/s$/, '')

/** Whether a file is a part of a feature: `depositDesk` of `deposit`, `documentsWords` of `documents`. */
const isPartOf = (file: string, noun: string): boolean => new RegExp(`^${singular(noun)}s?(?=[A-Z]|$)`).test(file)

/** Whether a group of calls names a feature at any place: `gameStates`, `staffSession`. */
function isNamedIn(group: string, noun: string): boolean {
  const [first = '', ...rest] = singular(noun)
  return new RegExp(`(?:^${first}|${first.toUpperCase()})${rest.join('')}s?(?![a-z])`).test(group)
}

type Place = { readonly path: string; readonly domain: string; readonly name: string }

/** What a pattern with a domain and a name finds in the paths, each place once. */
function placesOf(files: readonly TextFile[], shape: RegExp): readonly Place[] {
  const found = new Map<string, Place>()
  for (const { path } of files) {
    const { domain = '', name } = shape.exec(path)?.groups ?? {}
    if (name !== undefined) found.set(`${domain}/${name}`, { path, domain, name })
  }
  return [...found.values()]
}

const SERVER = /^server\/src\/(?!app\/|platform\/)(?<domain>\w+)\/(?<name>\w+)\//
const CONTRACT = /^contract\/src\/(?<domain>\w+)\/(?<name>(?!index\b)\w+)\.ts$/
const TEXTS = /^i18n\/src\/en\/(?<domain>(?!site\b)\w+)\/(?<name>\w+)\.ts$/
const WEB = /^web\/(?:(?:site|office)\/src\/(?:features|shell)|base\/src|play\/src)\/(?<name>\w+)\//
const IN_GAMES = /^web\/play\/src\/shared\/(?<name>\w+)\//
const API_TEST = /^server\/test\/(?<domain>(?!app\b|kit\b)\w+)\/(?<name>\w+)\.(?:db\.)?test\.ts$/
const GROUPS = /^import \{ (?<groups>[\w, ]+) \} from '\.\/(?<domain>\w+)\/\w+\.ts'$/gm

const textOf = (files: readonly TextFile[], path: string): string =>
  files.find((file) => file.path === path)?.text ?? ''

const LISTS = { WEB_ONLY, NO_CONTRACT, NO_WEB, NO_TEXTS, TEXTS_ONLY }
type List = keyof typeof LISTS

/** Where a feature has another name than its folder on the server, and exceptions that nothing needs. */
export function misnamed(files: readonly TextFile[]): readonly string[] {
  const features = placesOf(files, SERVER)
  const used = new Set<string>()
  const isExcept = (list: List, key: string): boolean =>
    Object.hasOwn(LISTS[list], key) && used.add(`${list}: ${key}`).size > 0
  const isOf = ({ domain, name }: Place, feature: Place): boolean =>
    domain === feature.domain && isPartOf(name, feature.name)
  const isKnown = (place: Place): boolean => features.some((feature) => isOf(place, feature))
  const isOfDomain = ({ domain, name }: Place): boolean => isPartOf(name, domain)

  const contracts = placesOf(files, CONTRACT)
  const texts = placesOf(files, TEXTS)
  const desk = textOf(files, 'i18n/src/en/office/desk.ts')
  const webs = placesOf(files, WEB)
  const shown = new Set([...webs, ...placesOf(files, IN_GAMES)].map(({ name }) => name))
  const served = features.filter((feature) =>
    contracts.some((place) => isOf(place, feature) && textOf(files, place.path).includes('defineCall(')),
  )
  const keyOf = ({ domain, name }: Place): string => `${domain}/${name}`
  const hasTexts = (feature: Place): boolean =>
    texts.some((place) => isOf(place, feature)) || new RegExp(`^  ${singular(feature.name)}s?:`, 'm').test(desk)

  const strangers = [
    ...contracts.filter((place) => !isKnown(place)),
    ...texts.filter((place) => !isKnown(place) && !isOfDomain(place) && !isExcept('TEXTS_ONLY', keyOf(place))),
    ...placesOf(files, API_TEST).filter((place) => !isKnown(place) && !isOfDomain(place)),
    ...webs.filter(({ name }) => !features.some((feature) => feature.name === name) && !isExcept('WEB_ONLY', name)),
  ].map(({ path }) => `${path} is named after no feature of the server`)

  const missing = (of: readonly Place[], what: string, has: (feature: Place) => boolean, list: List) =>
    of
      .filter((feature) => !has(feature) && !isExcept(list, keyOf(feature)))
      .map((feature) => `${keyOf(feature)} has no ${what} of its name`)

  const groups = [...textOf(files, 'contract/src/calls.ts').matchAll(GROUPS)].flatMap(({ groups: found = {} }) =>
    (found['groups'] ?? '')
      .split(', ')
      .filter((group) => !features.some(({ domain, name }) => domain === found['domain'] && isNamedIn(group, name)))
      .map((group) => `the calls of ${group} name no feature of ${found['domain']}`),
  )

  const broken = [
    ...strangers,
    ...missing(features, 'contract', (feature) => contracts.some((place) => isOf(place, feature)), 'NO_CONTRACT'),
    ...missing(served, 'folder in the web', ({ name }) => shown.has(name), 'NO_WEB'),
    ...missing(served, 'texts', hasTexts, 'NO_TEXTS'),
    ...groups,
  ]
  const idle = Object.entries(LISTS)
    .flatMap(([list, entries]) => Object.keys(entries).map((key) => `${list}: ${key}`))
    .filter((entry) => !used.has(entry))
  return [...broken, ...idle.map((entry) => `${entry} needs no exception`)]
}
