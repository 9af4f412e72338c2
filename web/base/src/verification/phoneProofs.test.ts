import { err, minutes, ok } from '@ronda/core'
import type { PhoneService } from '@ronda/contract'
import { expect, test } from 'vitest'
import { makePhoneProofs } from './phoneProofs.ts'
import { refusalOf, type Fetch } from './phoneService.ts'

const service: PhoneService = { channel: 'ronda', url: 'https://service.example', apiKey: 'k', checkPath: '/check' }
const mobile = { countryDialingCode: '52', mobileNum: '5512345678' }
const request = { recaptchaToken: 'solved', language: 'es' }

type Sent = { readonly address: string; readonly body: unknown }

/** The service, with these answers in order; without an answer it is not reachable. */
function answering(...answers: readonly (readonly [status: number, body: object])[]) {
  const sent: Sent[] = []
  const left = [...answers]
  const fetch: Fetch = async (address, init) => {
    sent.push({ address, body: typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : undefined })
    const answer = left.shift()
    if (answer === undefined) throw new TypeError('Failed to fetch')
    return Response.json(answer[1], { status: answer[0] })
  }
  return { sent, fetch }
}

test.each([
  ['INVALID_PHONE_NUMBER : Invalid format.', { code: 'verification.phone_invalid' }],
  ['MISSING_PHONE_NUMBER', { code: 'verification.phone_invalid' }],
  ['TOO_MANY_ATTEMPTS_TRY_LATER : try again', { code: 'verification.too_many', retryAfterMs: minutes(5) }],
  ['QUOTA_EXCEEDED : Exceeded daily quota', { code: 'verification.quota' }],
  ['OPERATION_NOT_ALLOWED', { code: 'verification.not_enabled' }],
  ['CAPTCHA_CHECK_FAILED', { code: 'session.captcha_wrong' }],
  ['INVALID_CODE', { code: 'verification.code_wrong' }],
  ['MISSING_CODE', { code: 'verification.code_wrong' }],
  ['SESSION_EXPIRED', { code: 'verification.code_expired' }],
  ['SOMETHING_NEW', { code: 'server.fault' }],
])('the error %s of the service is %o', (message, refusal) => {
  expect(refusalOf({ error: { code: 400, message } })).toEqual(refusal)
})

test.each([undefined, null, 'text', { error: 'text' }, { error: { message: 7 } }])(
  'an answer %o is a fault',
  (body) => {
    expect(refusalOf(body)).toEqual({ code: 'server.fault' })
  },
)

test('a typed code becomes a token, which a corrected form sends again', async () => {
  const { sent, fetch } = answering([200, { sessionInfo: 'first' }], [200, { idToken: 'token' }])
  const proofs = makePhoneProofs(async () => ok(service), fetch)
  expect(await proofs.send(mobile, request)).toEqual(ok({ expiredMinutes: 1 }))
  const proof = ok({ firebaseChannel: 'ronda', firebaseIdToken: 'token' })
  expect(await proofs.prove(mobile, '123456')).toEqual(proof)
  expect(await proofs.prove(mobile, '123456')).toEqual(proof)
  expect(sent).toEqual([
    {
      address: 'https://service.example/v1/accounts:sendVerificationCode?key=k',
      body: { phoneNumber: '+525512345678', recaptchaToken: 'solved' },
    },
    {
      address: 'https://service.example/v1/accounts:signInWithPhoneNumber?key=k',
      body: { sessionInfo: 'first', code: '123456' },
    },
  ])
})

test('a wrong code, a code that was never sent, and a service that is down are told apart', async () => {
  const { fetch } = answering([200, { sessionInfo: 'first' }], [400, { error: { message: 'INVALID_CODE' } }])
  const proofs = makePhoneProofs(async () => ok(service), fetch)
  expect(await proofs.prove(mobile, '123456')).toEqual(err({ code: 'verification.code_expired' }))
  await proofs.send(mobile, request)
  expect(await proofs.prove(mobile, '000000')).toEqual(err({ code: 'verification.code_wrong' }))
  expect(await proofs.prove(mobile, '123456')).toEqual(err({ code: 'verification.service_unreachable' }))
})

test('where the brand sends its own codes nothing is added to a form', async () => {
  const proofs = makePhoneProofs(async () => ok(null), answering().fetch)
  expect(await proofs.prove(mobile, '123456')).toEqual(ok({}))
  expect(await proofs.send(mobile, request)).toEqual(err({ code: 'verification.not_enabled' }))
})
