import { z } from 'zod/mini'
import { defineCall } from '../call.ts'
import { agentLinkTerms } from '../agents/agentLink.ts'
import { atoms, currency, hex64, languageCode, nothing } from '../wire.ts'
import { referralTerms } from '../rewards/referral.ts'
import { memberInfo } from './memberInfo.ts'
import { loginReply } from './session.ts'
import {
  captchaAnswer,
  countryDialingCode,
  mobileNum,
  phoneServiceProof,
  verificationCode,
  work,
} from './verification.ts'

const optionalText = z.optional(z.string().check(z.maxLength(255)))
const password = z.string().check(z.maxLength(128))

/** The hash of the terms of an agent’s link, which whoever registers with it has read. */
const linkTerms = z.optional(hex64)

/** What a form asks about the person; the registration settings say what is required. */
const ownFields = {
  payeeName: optionalText,
  paymentPassword: z.optional(password),
  qqNum: optionalText,
  line: optionalText,
  whatsapp: optionalText,
  facebook: optionalText,
  wechat: optionalText,
  idNumber: optionalText,
  email: optionalText,
  birthday: optionalText,
}

/** The fields of both registration forms. */
const everyForm = {
  ...ownFields,
  recommenderId: optionalText,
  affiliateCode: optionalText,
  referralCode: optionalText,
  linkTerms,
  captcha: z.optional(captchaAnswer),
  domain: optionalText,
  registerUrl: optionalText,
  registerMethod: z.literal('WEB'),
  termsAccepted: z.boolean(),
  ...phoneServiceProof,
  /** Sent with a token: the account is signed in when it is open, as every new account is. */
  login: z.optional(z.literal(true)),
  work,
  language: languageCode,
  /**
   * Chosen by the browser for this form as it is filled in: sent again within ten minutes, the reply has the account
   * that it opened. A changed form is another registration, with another id.
   */
  id: z.string().check(z.regex(/^[0-9a-f-]{36}$/)),
}

const ownRefusals = [
  'identity.not_available',
  'identity.payee_name_invalid',
  'identity.payment_password_invalid',
  'identity.qq_invalid',
  'identity.line_invalid',
  'identity.whatsapp_invalid',
  'identity.facebook_invalid',
  'identity.wechat_invalid',
  'identity.id_number_invalid',
  'identity.email_invalid',
  'identity.birthday_invalid',
  'identity.under_age',
] as const

const formRefusals = [
  ...ownRefusals,
  'identity.username_taken',
  'identity.username_invalid',
  'identity.password_weak',
  'identity.password_mismatch',
  'identity.terms_not_accepted',
  'identity.registration_closed',
  'identity.already_registered',
  'identity.mobile_invalid',
  'identity.mobile_taken',
  'identity.recommender_unknown',
  'identity.affiliate_unknown',
  'agentLink.terms_unsigned',
  'tree.too_deep',
  'session.captcha_required',
  'session.captcha_wrong',
  'verification.work_missing',
  'verification.code_wrong',
  'verification.code_expired',
  'verification.code_used_up',
  'verification.not_enabled',
  'verification.service_unreachable',
] as const

export const member = {
  info: defineCall({
    method: 'GET',
    path: '/wps/member/info',
    may: 'signed',
    says: 'Who is signed in. A remembered browser is signed in by this call.',
    request: nothing,
    reply: memberInfo,
    refusals: [],
    perMinute: 240,
    isAlwaysOpen: true,
    isResuming: true,
    isForSetUp: true,
  }),
  icon: defineCall({
    method: 'GET',
    path: '/wps/member/info/icon',
    may: 'signed',
    says: 'The address of the signed-in member’s picture.',
    request: nothing,
    reply: z.strictObject({ url: z.string() }),
    refusals: [],
    perMinute: 120,
  }),
  register: defineCall({
    method: 'PUT',
    path: '/wps/member/register',
    may: 'anyone',
    says: 'Opens an account by username and signs it in.',
    request: z.strictObject({
      ...everyForm,
      username: z.string().check(z.maxLength(64)),
      password,
      confirmPassword: password,
      mobileNum: z.optional(mobileNum),
      countryDialingCode: z.optional(countryDialingCode),
      verificationCode: z.optional(verificationCode),
    }),
    reply: loginReply,
    refusals: [...formRefusals],
    perMinute: 10,
    isCostly: true,
    isEncrypted: true,
  }),
  registerMobile: defineCall({
    method: 'PUT',
    path: '/wps/member/register/mobile',
    may: 'anyone',
    says: 'Opens an account by mobile number and signs it in.',
    request: z.strictObject({
      ...everyForm,
      mobileNum,
      countryDialingCode,
      verificationCode,
      password: z.optional(password),
      confirmPassword: z.optional(password),
    }),
    reply: loginReply,
    refusals: [...formRefusals],
    perMinute: 10,
    isCostly: true,
    isEncrypted: true,
  }),
  registerOneClick: defineCall({
    method: 'PUT',
    path: '/wps/member/register/oneClick',
    may: 'anyone',
    says: 'Opens an account whose name and password the server chooses and shows once, and signs it in.',
    request: z.strictObject({
      termsAccepted: z.boolean(),
      work,
      language: languageCode,
      referralCode: optionalText,
      linkTerms,
      id: z.string().check(z.regex(/^[0-9a-f-]{36}$/)),
    }),
    reply: z.strictObject({ login: loginReply, username: z.string(), password: z.string() }),
    refusals: [
      'identity.terms_not_accepted',
      'identity.registration_closed',
      'identity.already_registered',
      'identity.affiliate_unknown',
      'agentLink.terms_unsigned',
      'tree.too_deep',
      'verification.work_missing',
    ],
    perMinute: 10,
    isCostly: true,
  }),
  affiliate: defineCall({
    method: 'GET',
    path: '/wps/agent/affiliate',
    may: 'anyone',
    says: 'Whether an invitation code, or a recommender, belongs to somebody, and what it brings.',
    request: z.strictObject({
      code: z.string().check(z.maxLength(64)),
      domain: optionalText,
      /** With it, the code is the name or number of a recommender. */
      as: z.optional(z.literal('recommender')),
    }),
    reply: z.strictObject({
      isValid: z.boolean(),
      /** Null where no member has invited. */
      referral: z.nullable(referralTerms),
      /** What somebody signs who joins the line of an agent with this code; null where there is none above. */
      link: z.nullable(agentLinkTerms),
    }),
    refusals: [],
    perMinute: 30,
  }),
  language: defineCall({
    method: 'PUT',
    path: '/wps/member/language',
    may: 'signed',
    says: 'Sets the language of messages to this account.',
    request: z.strictObject({ language: languageCode }),
    reply: nothing,
    refusals: [],
    perMinute: 30,
    isForSetUp: true,
  }),
  firstLogin: defineCall({
    method: 'POST',
    path: '/wps/member/firstLogin',
    may: 'member',
    says: 'Records that the welcome of the first sign-in was shown; it is not shown again.',
    request: nothing,
    reply: nothing,
    refusals: [],
    perMinute: 30,
    isParting: true,
  }),
  acceptTerms: defineCall({
    method: 'POST',
    path: '/wps/member/terms',
    may: 'member',
    says: 'Records that the owner of an account that somebody else opened accepts the terms of the brand, with what the registration form requires of them.',
    request: z.strictObject(ownFields),
    reply: nothing,
    refusals: [...ownRefusals, 'server.busy'],
    perMinute: 10,
    isEncrypted: true,
  }),
  consolidated: defineCall({
    method: 'GET',
    path: '/wps/member/info/funds/consolidated',
    may: 'member',
    says: 'All money of a member in one reply, and where the brand has contracts of agents, which the account may have.',
    request: nothing,
    reply: z.strictObject({
      currency,
      cash: atoms,
      held: atoms,
      /** Bonus money, which is no own money until its bonus is completed. */
      bonus: atoms,
      /** All wallets together, including those at vendors. */
      total: atoms,
      /** Null where the brand has switched contracts of agents off. */
      contracts: z.nullable(
        z.strictObject({
          /** 1: an offer waits for the account’s answer. 2: the other side asks to end a contract. 0: neither. */
          dailysalreqtype: z.int(),
          divtypereq: z.int(),
          contracthoursalreq: z.int(),
          realtimesalreqtype: z.int(),
          /** 1: the account has a valid contract of the kind. 0: it has none. */
          dailysalinfotype: z.int(),
          divinfotype: z.int(),
          hoursalinfotype: z.int(),
          realtimesalinfotype: z.int(),
        }),
      ),
    }),
    refusals: [],
    perMinute: 120,
  }),
}
