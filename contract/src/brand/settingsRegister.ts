import { z } from 'zod/mini'

/** Every field the registration form can have, in the order of the form. */
export const REGISTER_FIELDS = [
  'username',
  'mobileNum',
  'verificationCode',
  'password',
  'confirmPassword',
  'payeeName',
  'paymentPassword',
  'qqNum',
  'line',
  'whatsapp',
  'facebook',
  'wechat',
  'idNumber',
  'email',
  'birthday',
  'recommenderId',
  'affiliateCode',
  'captcha',
] as const
export const registerField = z.enum(REGISTER_FIELDS)
export type RegisterField = z.infer<typeof registerField>

/** The kinds of text a field can require; each is plain code, in `people/pattern.ts`. */
export const PATTERN_KINDS = [
  'any',
  'letterFirst',
  'chineseDigits',
  'email',
  'lettersOrDigits',
  'lettersAndDigits',
  'digits',
  'alphanumericUpper',
  'englishSpaces',
  'noSpaces',
  'chinesePunctuation',
  'dateYmd',
  'dateMdy',
  'korean',
  'thai',
  'thaiEnglishSpaces',
  'upperSpaces',
  'lettersDigitsSymbols',
  'upperLowerDigitSymbol',
  'firstLastName',
  'fullWidthJapanese',
  'upper',
  'free',
] as const
export const patternKind = z.enum(PATTERN_KINDS)
export type PatternKind = z.infer<typeof patternKind>

/** Longest text of any field. */
export const FIELD_CHARACTERS_MAX = 255

/**
 * What one field requires. The mobile form always has `mobileNum` and `verificationCode`. If `mobileNum` is enabled,
 * the username form has it too (with a code where REGMOBVERF3 is on).
 */
export const registerRule = z.strictObject({
  field: registerField,
  enabled: z.boolean(),
  required: z.boolean(),
  patternId: patternKind,
  /** `*` accepts anything; for the kind `free`, an expression that a linear-time engine has accepted. */
  acceptedPattern: z.string().check(z.maxLength(256)),
  min: z.int().check(z.gte(0), z.lte(FIELD_CHARACTERS_MAX)),
  max: z.int().check(z.gte(0), z.lte(FIELD_CHARACTERS_MAX)),
})
export type RegisterRule = z.infer<typeof registerRule>

export const registerSettings = z.strictObject({
  rules: z.array(registerRule),
  defaultTab: z.enum(['register', 'registerMobile']),
  /** The minimum age in this market. */
  ageMin: z.int().check(z.gte(18), z.lte(30)),
  /** Version of the terms that a new member accepts. */
  termsVersion: z.string().check(z.maxLength(40)),
  /** A one-click account: the server chooses name and password. */
  oneClick: z.boolean(),
})
export type RegisterSettings = z.infer<typeof registerSettings>
