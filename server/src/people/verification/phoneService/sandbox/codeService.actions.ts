import { randomInt } from 'node:crypto'
import { seconds } from '@ronda/core'
import type { Language } from '@ronda/i18n'
import { exportJWK, generateKeyPair, SignJWT, type CryptoKey, type JWK } from 'jose'
import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import type { Clock } from '../../../../platform/clock/clock.ts'
import type { Sandbox } from '../../../../platform/messages/index.ts'
import { makeToken } from '../../../../platform/secrets/index.ts'
import { makeServiceSms } from '../../letters.ts'
import { CODE_DIGITS } from '../../verification.ts'
import { sendErrorOf, signInErrorOf, type SentSession, type ServiceError } from './codeService.ts'

export const SANDBOX_PROJECT = 'ronda-sandbox'
export const SANDBOX_KEY = 'sandbox-key'
export const SANDBOX_ISSUER = `https://securetoken.google.com/${SANDBOX_PROJECT}`

const ALGORITHM = 'RS256'
/** As long as the tokens of the real service. */
const TOKEN_SECONDS = 3_600
/** More than a sandbox needs; the oldest are dropped first. */
const STORED_MAX = 1_000

export type Fields = Readonly<Record<string, unknown>>
/** An answer, an error of the service, or no answer at all. */
export type ServiceAnswer = { readonly body: object } | { readonly error: ServiceError } | 'unreachable'

/** A third-party service for phone codes that exists only in this process; its messages go to the message sandbox. */
export type SandboxCodeService = {
  send(fields: Fields, language: Language): Promise<ServiceAnswer>
  signIn(fields: Fields): Promise<ServiceAnswer>
  keys(): Promise<Response>
}

export type CodeServiceOptions = {
  readonly clock: Clock
  readonly messages: Sandbox
  readonly brandName: string
}

type Keys = { readonly own: CryptoKey; readonly shown: JWK }

async function makeKeys(): Promise<Keys> {
  const { privateKey: own, publicKey } = await generateKeyPair(ALGORITHM, { extractable: true })
  return { own, shown: { ...(await exportJWK(publicKey)), kid: 'sandbox', alg: ALGORITHM, use: 'sig' } }
}

function signToken({ own }: Keys, mobile: string, nowMs: number): Promise<string> {
  const nowSeconds = Math.floor(nowMs / 1_000)
  const claims = {
    auth_time: nowSeconds,
    phone_number: mobile,
    firebase: { identities: { phone: [mobile] }, sign_in_provider: 'phone' },
  }
  return new SignJWT(claims)
    .setProtectedHeader({ alg: ALGORITHM, kid: 'sandbox' })
    .setIssuer(SANDBOX_ISSUER)
    .setAudience(SANDBOX_PROJECT)
    .setSubject(`sandbox-${mobile}`)
    .setJti(makeToken())
    .setIssuedAt(nowSeconds)
    .setExpirationTime(nowSeconds + TOKEN_SECONDS)
    .sign(own)
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value.slice(0, 2_000) : '')

function store<V>(map: Map<string, V>, key: string, value: V): void {
  map.delete(key)
  map.set(key, value)
  if (map.size > STORED_MAX) map.delete(map.keys().next().value ?? '')
}

/** Keys, codes and counts exist only in memory. */
export function openSandboxCodeService({ clock, messages, brandName }: CodeServiceOptions): SandboxCodeService {
  const sessions = new Map<string, SentSession>()
  const sends = new Map<string, readonly number[]>()
  const captchas = new Map<string, true>()
  let made: Promise<Keys> | undefined
  const keys = (): Promise<Keys> => (made ??= makeKeys())
  const failing = async () => (await messages.list('')).failing

  return {
    async send(fields, language) {
      const phoneNumber = textOf(fields['phoneNumber'])
      const recaptchaToken = textOf(fields['recaptchaToken'])
      const nowMs = clock.nowMs()
      const sentAtMs = sends.get(phoneNumber) ?? []
      const isPossible = parsePhoneNumberFromString(phoneNumber)?.isValid() === true
      const isCaptchaUsed = captchas.has(recaptchaToken)
      const error = sendErrorOf({ phoneNumber, isPossible, recaptchaToken, isCaptchaUsed, sentAtMs }, nowMs)
      if (error !== undefined) return { error }
      store(captchas, recaptchaToken, true)
      const code = String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0')
      const sent = await messages.sms.send({ to: phoneNumber, text: makeServiceSms({ brandName, code, language }) })
      if (!sent.ok) return sent.error === 'rejected' ? { error: 'QUOTA_EXCEEDED' } : 'unreachable'
      const sessionInfo = makeToken()
      store(sends, phoneNumber, [...sentAtMs.slice(-10), nowMs])
      store(sessions, sessionInfo, { mobile: phoneNumber, code, sentAtMs: nowMs, tries: 0 })
      return { body: { sessionInfo } }
    },
    async signIn(fields) {
      if ((await failing()) === 'timeout') return 'unreachable'
      const typed = { sessionInfo: textOf(fields['sessionInfo']), code: textOf(fields['code']) }
      const session = sessions.get(typed.sessionInfo)
      const error = signInErrorOf(session, typed, clock.nowMs())
      if (error === 'INVALID_CODE' && session) {
        sessions.set(typed.sessionInfo, { ...session, tries: session.tries + 1 })
      }
      if (error !== undefined || session === undefined) return { error: error ?? 'INVALID_SESSION_INFO' }
      sessions.delete(typed.sessionInfo)
      const idToken = await signToken(await keys(), session.mobile, clock.nowMs())
      return { body: { idToken, phoneNumber: session.mobile, expiresIn: String(TOKEN_SECONDS) } }
    },
    async keys() {
      if ((await failing()) === 'timeout') throw new Error('the sandbox of the phone service does not answer')
      const headers = { 'cache-control': `public, max-age=${seconds(60) / 1_000}` }
      return Response.json({ keys: [(await keys()).shown] }, { headers })
    },
  }
}
