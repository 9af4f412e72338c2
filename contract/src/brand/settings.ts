import { z } from 'zod/mini'
import { defineCall } from '../call.ts'
import { moneyPolicy } from './settingsMoney.ts'
import { epochMs, languageCode, nothing, whole } from '../wire.ts'
import { moduleNode } from './settingsModuleNode.ts'
import { registerSettings } from './settingsRegister.ts'
import { customerService, resource } from './brand.ts'

/** A host, with a port where it is not the default one; `name.localhost` has the port of the page. */
const domainName = z.string().check(z.maxLength(200))

/** Everything that staff may change while the server runs. */
export const brandSettings = z.strictObject({
  status: z.union([z.literal(0), z.literal(1)]),
  maintenanceEnd: z.nullable(epochMs),
  maintenanceInfo: z.string().check(z.maxLength(1_000)),
  /**
   * Countries whose visitors see the third start-up view; `blockUnknown` also blocks addresses that have no known
   * country.
   */
  blockedCountries: z.array(z.string().check(z.regex(/^[A-Z]{2}$/))).check(z.maxLength(250)),
  blockUnknown: z.boolean(),
  modules: z.array(moduleNode).check(z.maxLength(64)),
  /** Whether a one-click account is offered depends on its module alone. */
  register: z.omit(registerSettings, { oneClick: true }),
  languages: z.array(languageCode).check(z.minLength(1)),
  defaultLanguage: languageCode,
  mainDomain: domainName,
  domains: z.array(z.strictObject({ domainName })).check(z.maxLength(20)),
  /** Where pictures and games are loaded from; empty is our own origin. */
  imageCdn: z.string().check(z.maxLength(200)),
  launchCdn: z.string().check(z.maxLength(200)),
  analytics: z.nullable(z.string().check(z.maxLength(60))),
  helpUrl: z.nullable(z.string().check(z.maxLength(300))),
  customerService: z.array(customerService).check(z.maxLength(12)),
  resources: z.array(resource).check(z.maxLength(40)),
  footerText: z.string().check(z.maxLength(2_000)),
  /** Dialing codes that verification codes are sent to; empty means every country. */
  smsDialingCodes: z.array(z.string().check(z.regex(/^[1-9]\d{0,5}$/))).check(z.maxLength(250)),
  /** Shortest time between two rounds of real play. */
  roundMsMin: z.int().check(z.gte(0), z.lte(60_000)),
  /** Whether autoplay is allowed in this market. */
  mayAutoplay: z.boolean(),
  /** Whether games may offer a button that sets the highest stake. */
  mayMaxBet: z.boolean(),
  money: moneyPolicy,
})
export type BrandSettings = z.infer<typeof brandSettings>

export const settings = {
  read: defineCall({
    method: 'GET',
    path: '/api/v1/office/settings',
    may: 'operator',
    says: 'The settings of the brand, and the number of their last change.',
    request: nothing,
    reply: z.strictObject({ version: z.int(), settings: brandSettings }),
    refusals: [],
    perMinute: 120,
  }),
  change: defineCall({
    method: 'PUT',
    path: '/api/v1/office/settings',
    may: 'operator',
    says: 'Changes all settings except money settings. `version` is the one they were read with, so that one change cannot overwrite another unseen.',
    request: z.strictObject({ version: whole, settings: brandSettings }),
    reply: z.strictObject({ version: z.int() }),
    refusals: [
      'brand.setting_invalid',
      'brand.pattern_refused',
      'brand.changed_meanwhile',
      // Money settings are proposed by one person and approved by another.
      'brand.money_needs_two',
    ],
    perMinute: 30,
    isSensitive: true,
    // All settings are sent at once; with every field at its largest the body is smaller than this.
    bodyBytesMax: 131_072,
  }),
}
