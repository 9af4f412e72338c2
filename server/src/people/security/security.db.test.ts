import { beforeAll, expect, test } from 'vitest'
import { openFactors } from '../factor/index.ts'
import { contactsOf } from '../identity/index.ts'
import { openQuarters, type Quarters, type Someone } from '../password/testing/quarters.ts'
import {
  changeEmail,
  changeMobile,
  overviewOf,
  sendEmailCode,
  sendMobileCode,
  type SecurityOptions,
} from './security.actions.ts'

let quarters: Quarters
let options: SecurityOptions
beforeAll(async () => {
  quarters = await openQuarters()
  options = { ...quarters, factors: openFactors({ ...quarters, rp: { name: 'Ronda', origins: quarters.origins } }) }
  return () => quarters.close()
})

const asker = ({ account }: Someone) => ({ account, ip: '10.3.0.1', language: 'es' }) as const
const contacts = ({ account }: Someone) => quarters.db.read((tx) => contactsOf(tx, quarters.key, account.id))

test('the overview shows the locks and masks where codes go', async () => {
  const someone = await quarters.someone()
  expect(await overviewOf(options, someone.account.id)).toEqual({
    hasAuthenticator: false,
    recoveryCodesLeft: 0,
    passkeys: [],
    mobile: `${someone.mobile.slice(0, 3)}••••••${someone.mobile.slice(-4)}`,
    email: 'S•••@example.com',
    isEmailProven: true,
    passwordChangedAtMs: null,
    socials: [],
  })
})

test('an address is kept with its code, and the old one hears of it', async () => {
  const someone = await quarters.someone()
  const email = `fresh.${someone.account.username}@example.com`
  expect(await sendEmailCode(options, asker(someone), ` ${email} `)).toMatchObject({ ok: true })
  const code = await quarters.codeSentTo(email)
  expect(await changeEmail(options, someone.account, { email: 'other@example.com', code })).toMatchObject({ ok: false })
  const thief = await quarters.someone()
  expect(await changeEmail(options, thief.account, { email, code })).toMatchObject({ ok: false })
  expect(await changeEmail(options, someone.account, { email, code })).toEqual({ ok: true })
  expect(await contacts(someone)).toMatchObject({ email, isEmailProven: true })
  const [notice = ''] = await quarters.inbox(someone.email)
  expect(notice).toContain('was changed to f•••@example.com')
  expect(await quarters.inbox(email)).toHaveLength(1)
  expect(await quarters.changesOf(someone.account.id)).toEqual(['email'])
})

test('an address that another account has proven stays theirs', async () => {
  const [someone, other] = [await quarters.someone(), await quarters.someone()]
  await sendEmailCode(options, asker(someone), other.email)
  const code = await quarters.codeSentTo(other.email)
  const answer = await changeEmail(options, someone.account, { email: other.email, code })
  expect(answer).toEqual({ ok: false, error: 'identity.email_taken' })
  expect(await contacts(someone)).toMatchObject({ email: someone.email })
  expect(await sendEmailCode(options, asker(someone), 'no address')).toEqual({
    ok: false,
    error: 'identity.email_invalid',
  })
})

test('a number is kept with its code, the old number hears of it, and one that is taken stays theirs', async () => {
  const [someone, other] = [await quarters.someone(), await quarters.someone()]
  const typed = { mobileNum: '5587654321', countryDialingCode: '52' }
  expect(await sendMobileCode(options, asker(someone), typed)).toMatchObject({ ok: true })
  const code = await quarters.codeSentTo('+525587654321')
  expect(await changeMobile(options, other.account, { ...typed, code })).toMatchObject({ ok: false })
  expect(await changeMobile(options, someone.account, { ...typed, code })).toEqual({ ok: true })
  expect(await contacts(someone)).toMatchObject({ mobile: '+525587654321' })
  const [notice = ''] = await quarters.inbox(someone.mobile)
  expect(notice).toContain('+52••••••4321')
  expect(await quarters.inbox(someone.email)).toEqual([])

  await sendMobileCode(options, asker(other), typed)
  const again = await quarters.codeSentTo('+525587654321')
  const answer = await changeMobile(options, other.account, { ...typed, code: again })
  expect(answer).toEqual({ ok: false, error: 'identity.mobile_taken' })
  expect(await sendMobileCode(options, asker(other), { ...typed, mobileNum: '1' })).toMatchObject({ ok: false })
})
