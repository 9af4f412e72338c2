import {
  isModuleOn,
  type BrandSettings,
  type CustomerService,
  type ModuleNode,
  type RegisterRule,
} from '@ronda/contract'
import { err, ok, type Result } from '@ronda/core'
import { isHost, isMailbox, isPhone, safeUrl } from './address.ts'

/** 0 open, 1 under maintenance, 2 closed to the visitor's region. */
export type SystemStatus = 0 | 1 | 2

type Region = Pick<BrandSettings, 'status' | 'blockedCountries' | 'blockUnknown'>

/** Maintenance comes first: it closes the house to everyone, wherever they are. */
export function statusFor({ status, blockedCountries, blockUnknown }: Region, country: string | null): SystemStatus {
  if (status === 1) return 1
  const isBlocked = country === null ? blockUnknown : blockedCountries.includes(country)
  return isBlocked ? 2 : 0
}

/** Whether the place of a visitor matters at all just now. */
export function asksForPlace({ blockedCountries, blockUnknown }: Region): boolean {
  return blockUnknown || blockedCountries.length > 0
}

export type ClosedCode = 'system.maintenance' | 'system.region'

export function closedCode(status: SystemStatus): ClosedCode | undefined {
  if (status === 0) return undefined
  return status === 1 ? 'system.maintenance' : 'system.region'
}

export type SettingsRefusal = 'brand.setting_invalid' | 'brand.pattern_refused'

/** Deeper or larger than this a tree is a mistake. */
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

/** Without these two nobody could come in. */
const NEEDED_FIELDS = new Set(['username', 'password'])

function areRules(rules: readonly RegisterRule[]): boolean {
  const needed = rules.filter(({ field, enabled, required }) => NEEDED_FIELDS.has(field) && enabled && required)
  return (
    !hasRepeats(rules.map(({ field }) => field)) &&
    needed.length === NEEDED_FIELDS.size &&
    rules.every(({ min, max }) => min <= max) &&
    // Only a free pattern is an expression; the other kinds are code, and anything beside them would go unchecked.
    rules.every(({ patternId, acceptedPattern }) => patternId === 'free' || acceptedPattern === '*')
  )
}

function isReachable({ csType, path }: CustomerService): boolean {
  if (csType === 'email') return isMailbox(path)
  if (csType === 'phone') return isPhone(path)
  return safeUrl(path) !== undefined
}

/** Our own origin when empty. */
const isSource = (address: string): boolean => address === '' || safeUrl(address)?.startsWith('https:') === true

function areAddresses(settings: BrandSettings): boolean {
  const { mainDomain, domains, imageCdn, launchCdn, helpUrl, customerService, resources } = settings
  const hosts = domains.map(({ domainName }) => domainName)
  return (
    [mainDomain, ...hosts].every(isHost) &&
    !hasRepeats(hosts) &&
    [imageCdn, launchCdn].every(isSource) &&
    (helpUrl === null || safeUrl(helpUrl) !== undefined) &&
    customerService.every(isReachable) &&
    resources.every(({ url }) => safeUrl(url) !== undefined)
  )
}

function areLanguages({ languages, defaultLanguage }: BrandSettings): boolean {
  return languages.includes(defaultLanguage) && !hasRepeats(languages)
}

/** An account with a measuring service: nothing that could end the text it is put into. */
const ANALYTICS = /^[\w-]+$/

/**
 * Whether settings that have the right shape also make sense together. `isFreePattern` says whether an expression can
 * be checked in time that grows with the text and no faster.
 */
export function checkSettings(
  settings: BrandSettings,
  isFreePattern: (pattern: string) => boolean,
): Result<undefined, SettingsRefusal> {
  const { modules, register, blockedCountries, analytics } = settings
  const isSound =
    areLanguages(settings) &&
    isModuleTree(modules) &&
    areRules(register.rules) &&
    areAddresses(settings) &&
    !hasRepeats(blockedCountries) &&
    (analytics === null || ANALYTICS.test(analytics)) &&
    (register.defaultTab === 'register' || isModuleOn(modules, 'MOBILENUMREG3'))
  if (!isSound) return err('brand.setting_invalid')
  const free = register.rules.filter(
    ({ patternId, acceptedPattern }) => patternId === 'free' && acceptedPattern !== '*',
  )
  return free.every(({ acceptedPattern }) => isFreePattern(acceptedPattern))
    ? ok(undefined)
    : err('brand.pattern_refused')
}
