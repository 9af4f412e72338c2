import { policyProblems } from './settingsMoneyProblems.ts'
import { isHost, isMailbox, isPhone, safeUrl } from './settingsAddress.ts'
import { isModuleOn, type ModuleNode } from './settingsModules.ts'
import type { RegisterRule } from './settingsRegister.ts'
import type { BrandSettings } from './settings.ts'
import type { CustomerService } from './brand.ts'

/** A deeper or larger tree is a mistake. */
const MODULE_DEPTH_MAX = 4
const MODULE_COUNT_MAX = 64

const hasRepeats = (names: readonly string[]): boolean => new Set(names).size < names.length

function namesIn(tree: readonly ModuleNode[]): readonly string[] {
  return tree.flatMap(({ modId, childrenNodes }) => [modId, ...namesIn(childrenNodes)])
}

function depthOf(tree: readonly ModuleNode[]): number {
  return tree.length === 0 ? 0 : 1 + Math.max(...tree.map(({ childrenNodes }) => depthOf(childrenNodes)))
}

function isModuleTree(tree: readonly ModuleNode[]): boolean {
  const names = namesIn(tree)
  return depthOf(tree) <= MODULE_DEPTH_MAX && names.length <= MODULE_COUNT_MAX && !hasRepeats(names)
}

/** Without these two nobody could sign in. */
const NEEDED_FIELDS = new Set(['username', 'password'])

function isRule({ field, enabled, required, patternId, acceptedPattern, min, max }: RegisterRule): boolean {
  if (NEEDED_FIELDS.has(field) && !(enabled && required)) return false
  // Only the kind `free` uses the expression; the other kinds are code, so an expression beside them would not be
  // checked.
  return min <= max && (patternId === 'free' || acceptedPattern === '*')
}

function areRulesWhole(rules: readonly RegisterRule[]): boolean {
  const fields = rules.map(({ field }) => field)
  return !hasRepeats(fields) && fields.filter((field) => NEEDED_FIELDS.has(field)).length === NEEDED_FIELDS.size
}

function isReachable({ csType, path }: CustomerService): boolean {
  if (csType === 'email') return isMailbox(path)
  if (csType === 'phone') return isPhone(path)
  // A page of this site is no channel: nobody answers there, and under maintenance it is closed.
  return safeUrl(path)?.startsWith('https:') === true
}

/** Empty means our own origin. */
const isSource = (address: string): boolean => address === '' || safeUrl(address)?.startsWith('https:') === true

/** An account of an analytics service: no character that could end the text it is inserted into. */
const ANALYTICS = /^[\w-]+$/

/**
 * What is invalid in settings of the right shape, as paths into them: `mainDomain`, `domains.2`,
 * `register.rules.email`. The server refuses settings with any; the back office shows them beside their fields. Only
 * the server checks expressions, because it has the engine.
 */
export function settingsProblems(settings: BrandSettings): ReadonlySet<string> {
  const { languages, defaultLanguage, modules, register, domains, mainDomain, helpUrl, analytics } = settings
  const problems = new Set<string>()
  const need = (isFine: boolean, place: string): unknown => isFine || problems.add(place)
  const hosts = domains.map(({ domainName }) => domainName)

  need(!hasRepeats(languages), 'languages')
  need(languages.includes(defaultLanguage), 'defaultLanguage')
  need(isModuleTree(modules), 'modules')
  need(!hasRepeats(settings.blockedCountries), 'blockedCountries')
  need(areRulesWhole(register.rules), 'register.rules')
  for (const rule of register.rules) need(isRule(rule), `register.rules.${rule.field}`)
  need(register.defaultTab === 'register' || isModuleOn(modules, 'MOBILENUMREG3'), 'register.defaultTab')
  need(isHost(mainDomain), 'mainDomain')
  hosts.forEach((host, at) => need(isHost(host) && hosts.indexOf(host) === at, `domains.${at}`))
  need(isSource(settings.imageCdn), 'imageCdn')
  need(isSource(settings.launchCdn), 'launchCdn')
  need(helpUrl === null || safeUrl(helpUrl) !== undefined, 'helpUrl')
  need(analytics === null || ANALYTICS.test(analytics), 'analytics')
  settings.customerService.forEach((entry, at) => need(isReachable(entry), `customerService.${at}`))
  settings.resources.forEach(({ url }, at) => need(safeUrl(url) !== undefined, `resources.${at}`))
  for (const place of policyProblems(settings.money)) problems.add(place)
  return problems
}
