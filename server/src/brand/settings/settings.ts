import { policyProblems, settingsProblems, type BrandSettings, type MoneyPolicy } from '@ronda/contract'
import { err, ok, type Result } from '@ronda/core'

/** 0 open, 1 under maintenance, 2 closed to the visitor's region. */
export type SystemStatus = 0 | 1 | 2

type Region = Pick<BrandSettings, 'status' | 'blockedCountries' | 'blockUnknown'>

/** Maintenance comes first: it closes the site to everyone, in every country. */
export function statusFor({ status, blockedCountries, blockUnknown }: Region, country: string | null): SystemStatus {
  if (status === 1) return 1
  const isBlocked = country === null ? blockUnknown : blockedCountries.includes(country)
  return isBlocked ? 2 : 0
}

/** Whether the country of a visitor makes a difference with these settings. */
export function needsCountry({ blockedCountries, blockUnknown }: Region): boolean {
  return blockUnknown || blockedCountries.length > 0
}

export type ClosedCode = 'system.maintenance' | 'system.region'

export function closedCode(status: SystemStatus): ClosedCode | undefined {
  if (status === 0) return undefined
  return status === 1 ? 'system.maintenance' : 'system.region'
}

export type SettingsRefusal = 'brand.setting_invalid' | 'brand.pattern_refused'

/**
 * Whether settings that have the right shape are also consistent. `isFreePattern` says whether an expression can be
 * matched in linear time.
 */
export function checkSettings(
  settings: BrandSettings,
  isFreePattern: (pattern: string) => boolean,
): Result<undefined, SettingsRefusal> {
  if (settingsProblems(settings).size > 0) return err('brand.setting_invalid')
  const free = settings.register.rules.filter(({ patternId }) => patternId === 'free')
  const areBounded = free.every(({ acceptedPattern }) => acceptedPattern === '*' || isFreePattern(acceptedPattern))
  return areBounded ? ok(undefined) : err('brand.pattern_refused')
}

/** Whether the money settings are consistent. */
export function checkMoney(money: MoneyPolicy): boolean {
  return policyProblems(money).length === 0
}
