import { CURRENCIES, err, ok, type Currency, type Result } from '@ronda/core'
import { isLanguage, type Language } from '@ronda/i18n'
import { insertBrand, listBrands, lockBrands } from '../brand/brand/index.ts'
import { defaultSettings, fillInSettings } from '../brand/settings/index.ts'
import { openWallets } from '../money/wallet/index.ts'
import { isUsername } from '../people/identity/index.ts'
import { makeStaffPassword, openStaff } from '../people/staff/index.ts'
import type { Clock } from '../platform/clock/clock.ts'
import type { Db } from '../platform/postgres/db.ts'
import type { Passwords } from '../platform/secrets/index.ts'

/** What `npm run setup` asks, in this order. */
export const ANSWERS = ['name', 'code', 'currency', 'language', 'domain', 'owner'] as const
export type Answer = (typeof ANSWERS)[number]
export type Answers = Readonly<Record<Answer, string>>

export type BrandToSetUp = {
  readonly name: string
  readonly merchant: string
  readonly currency: Currency
  readonly language: Language
  readonly domain: string
  /** The name of the first member of staff. */
  readonly owner: string
}

export const NO_BRAND = 'This database has no brand yet. Set one up first: npm run setup'

const NAME_MAX = 40
const CODE = /^[a-z][a-z0-9]{1,19}$/
const DOMAIN = /^(?=.{1,200}$)[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/

const isCurrency = (text: string): text is Currency => CURRENCIES.some((currency) => currency === text)

/** Whether an answer can be used. */
export const isValid: Readonly<Record<Answer, (text: string) => boolean>> = {
  name: (text) => text.trim() !== '' && text.length <= NAME_MAX,
  code: (text) => CODE.test(text),
  currency: isCurrency,
  language: isLanguage,
  domain: (text) => DOMAIN.test(text),
  owner: isUsername,
}

/** The brand that the answers describe, or the answers that cannot be used. */
export function brandOf({
  name,
  code,
  currency,
  language,
  domain,
  owner,
}: Answers): Result<BrandToSetUp, readonly Answer[]> {
  const answers: Answers = { name, code, currency, language, domain, owner }
  const wrong = ANSWERS.filter((answer) => !isValid[answer](answers[answer]))
  if (wrong.length > 0 || !isCurrency(currency) || !isLanguage(language)) return err(wrong)
  return ok({ name: name.trim(), merchant: code, currency, language, domain, owner })
}

export type SetupParts = {
  readonly db: Db
  readonly clock: Clock
  readonly passwords: Pick<Passwords, 'hash'>
}

/**
 * Makes the brand of an empty database, and its first member of staff, whose password is returned. New members get no
 * money. Refused where a brand exists; its name is returned then.
 */
export async function setUpBrand(
  parts: SetupParts,
  brand: BrandToSetUp,
): Promise<Result<string, { readonly brand: string }>> {
  const { name, merchant, currency, language, domain, owner } = brand
  const settings = {
    ...defaultSettings,
    defaultLanguage: language,
    mainDomain: domain,
    domains: [{ domainName: domain }],
  }
  const { password, hash } = await makeStaffPassword(parts)
  const staff = { ...parts, merchant, currency, language, openWallets }
  // All at once: a brand without staff could not be set up again.
  return parts.db.transact<string, { readonly brand: string }>(async (tx) => {
    await lockBrands(tx)
    const [known] = await listBrands(tx)
    if (known !== undefined) return err({ brand: `${known.name} (${known.merchant})` })
    await insertBrand(tx, { merchant, name, currency, startingGrant: 0n })
    await fillInSettings(tx, merchant, settings)
    const opened = await openStaff(staff, tx, owner, hash)
    if (!opened.ok) throw new Error(`the first member of staff was not added: ${opened.error}`)
    return ok(password)
  })
}
