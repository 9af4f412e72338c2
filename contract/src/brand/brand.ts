import { z } from 'zod/mini'
import { defineCall } from '../call.ts'
import { currency, epochMs, languageCode, nothing } from '../wire.ts'
import { moduleNode } from './settingsModuleNode.ts'
import { registerSettings } from './settingsRegister.ts'

/** 0 open, 1 under maintenance, 2 closed to the visitor's region. */
const systemStatus = z.union([z.literal(0), z.literal(1), z.literal(2)])

const maintenance = z.strictObject({ maintenanceEnd: z.nullable(epochMs), info: z.string() })

export const country = z.strictObject({
  countryCode: z.string().check(z.regex(/^[A-Z]{2}$/)),
  countryDialingCode: z.string().check(z.regex(/^[1-9]\d{0,5}$/)),
})
export type Country = z.infer<typeof country>

export const CS_TYPES = ['chat', 'whatsapp', 'telegram', 'facebook', 'email', 'phone'] as const

export const customerService = z.strictObject({
  csType: z.enum(CS_TYPES),
  /** The address to open; for `email` the mailbox, for `phone` the number with its plus. */
  path: z.string().check(z.maxLength(300)),
})
export type CustomerService = z.infer<typeof customerService>

export const RESOURCE_TYPES = ['ios', 'android', 'lite', 'guide', 'mirror', 'social'] as const

export const resource = z.strictObject({
  labelNameEn: z.string().check(z.maxLength(80)),
  url: z.string().check(z.maxLength(300)),
  resourceType: z.enum(RESOURCE_TYPES),
})
export type Resource = z.infer<typeof resource>

const brandStatus = z.strictObject({
  status: systemStatus,
  merchant: z.string(),
  brandName: z.string(),
  languages: z.array(languageCode),
  defaultLanguage: languageCode,
  currency,
  maintenance: z.nullable(maintenance),
  /** The country as the server sees it, not as the visitor states it. */
  ip: z.string(),
  countryCode: z.nullable(z.string()),
  /** Whether sandbox providers are in use, with a page to read their messages. */
  isSandbox: z.boolean(),
})
export type BrandStatus = z.infer<typeof brandStatus>

export const brand = {
  status: defineCall({
    method: 'GET',
    path: '/wps/system/status',
    may: 'anyone',
    says: 'Whether the site is open (0), under maintenance (1) or closed to this region (2), and what it offers.',
    request: nothing,
    reply: brandStatus,
    refusals: [],
    perMinute: 240,
    isAlwaysOpen: true,
  }),
  permission: defineCall({
    method: 'GET',
    path: '/wps/system/permission',
    may: 'anyone',
    says: 'The first request of a page: status, the visitor’s country, and what may be measured.',
    request: nothing,
    reply: z.strictObject({
      status: systemStatus,
      info: z.strictObject({ analytics: z.nullable(z.string()) }),
      location: z.strictObject({ ip: z.string(), countryCode: z.nullable(z.string()) }),
      maintenance: z.nullable(maintenance),
      regionRestriction: z.boolean(),
    }),
    refusals: [],
    perMinute: 240,
    isAlwaysOpen: true,
  }),
  whitelabel: defineCall({
    method: 'GET',
    path: '/wps/system/whitelabel',
    may: 'anyone',
    says: 'The modules of the site and whether each is on.',
    request: nothing,
    reply: z.strictObject({ merchant: z.string(), modules: z.array(moduleNode) }),
    refusals: [],
    perMinute: 240,
    isAlwaysOpen: true,
  }),
  registerSettings: defineCall({
    method: 'GET',
    path: '/wps/system/setting/register',
    may: 'anyone',
    says: 'What the registration form requires, field by field.',
    request: nothing,
    reply: registerSettings,
    refusals: [],
    perMinute: 240,
    isAlwaysOpen: true,
  }),
  domainRoute: defineCall({
    method: 'GET',
    path: '/wps/system/domainRoute',
    may: 'anyone',
    says: 'Domains of the brand: the main one, its mirrors, and where pictures and games are loaded from.',
    /** Every device has the same domains. */
    request: z.strictObject({ device: z.optional(z.literal('WEB')) }),
    reply: z.strictObject({
      mainDomain: z.string(),
      domains: z.array(z.strictObject({ domainName: z.string() })),
      imageCdn: z.string(),
      launchCdn: z.string(),
    }),
    refusals: [],
    perMinute: 240,
    isAlwaysOpen: true,
  }),
  resources: defineCall({
    method: 'GET',
    path: '/wps/system/resources',
    may: 'anyone',
    says: 'Ways to reach customer service, apps and guides, and the text of the footer.',
    request: nothing,
    reply: z.strictObject({
      customerService: z.array(customerService),
      resources: z.array(resource),
      footerText: z.string(),
    }),
    refusals: [],
    perMinute: 240,
    isAlwaysOpen: true,
  }),
  countries: defineCall({
    method: 'GET',
    path: '/wps/system/countries',
    may: 'anyone',
    says: 'Countries with their dialing codes; flags are at /art/flag/{countryCode}.png.',
    request: nothing,
    reply: z.strictObject({ current: z.nullable(z.string()), countries: z.array(country) }),
    refusals: [],
    perMinute: 120,
    isAlwaysOpen: true,
  }),
  helpCenter: defineCall({
    method: 'GET',
    path: '/wps/system/helpCenter',
    may: 'anyone',
    says: 'Where the help content is loaded from: our own pages, unless the operator has set another address.',
    request: z.strictObject({ lang: languageCode, device: z.literal('WEB') }),
    reply: z.strictObject({ url: z.nullable(z.string()) }),
    refusals: [],
    perMinute: 120,
    isAlwaysOpen: true,
  }),
  key: defineCall({
    method: 'GET',
    path: '/wps/system/key',
    may: 'anyone',
    says: 'The public key for encrypted calls (JWE, ECDH-ES with A256GCM).',
    request: nothing,
    reply: z.strictObject({
      kid: z.string(),
      kty: z.literal('EC'),
      crv: z.literal('P-256'),
      x: z.string(),
      y: z.string(),
    }),
    refusals: [],
    perMinute: 120,
    isAlwaysOpen: true,
  }),
  ping: defineCall({
    method: 'GET',
    path: '/wps/system/ping',
    may: 'anyone',
    says: 'Replies at once; the connection panel measures how long that takes.',
    request: nothing,
    reply: nothing,
    refusals: [],
    perMinute: 240,
    isAlwaysOpen: true,
    isForAnyOrigin: true,
  }),
}
