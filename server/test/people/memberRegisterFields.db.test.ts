import type { BrandSettings } from '@ronda/contract'
import { id } from '@ronda/core'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { contactsOf } from '../../src/people/identity/index.ts'
import { parseSecretKey } from '../../src/platform/secrets/index.ts'
import { Visitor } from '../../src/platform/testing/visitor.ts'
import type { Server } from '../../src/app/server.ts'
import { dumpTables, readableIn } from '../kit/databaseDump.ts'
import { openTestServer, signIn } from '../kit/testServer.ts'
import {
  changeSettings,
  codeOf,
  loginOf,
  nameForm,
  register,
  sendCode,
  signedWith,
  withRule,
  type WireLogin,
} from '../kit/registration.ts'

let server: Server
beforeAll(async () => {
  server = await openTestServer()
  return () => server.close()
})

const newVisitor = () => new Visitor(server.origin)

const askEverything = (settings: BrandSettings): BrandSettings => ({
  ...settings,
  register: {
    ...settings.register,
    ageMin: 21,
    rules: settings.register.rules.map((rule) =>
      rule.field === 'captcha' ? rule : { ...rule, enabled: true, required: true },
    ),
  },
})

const idOf = async ({ member }: WireLogin) => {
  const row = server.db.read((tx) =>
    tx.selectFrom('account').select(['id', 'upline']).where('number', '=', BigInt(member.id)).executeTakeFirstOrThrow(),
  )
  return row
}

/** The whole database as text, as a thief with a copy of it would read it. */
const CANARIES = {
  mobileNum: '5587654321',
  payeeName: 'Canario Amarillo',
  paymentPassword: '918273',
  qqNum: '88776655',
  line: 'canary.line.77',
  whatsapp: '5587654399',
  facebook: 'canary.face.77',
  wechat: 'canary_wechat_77',
  idNumber: 'CANARY1234567',
  email: 'canary77@nest.example',
  birthday: '1987-06-05',
  registerUrl: 'https://canary77.nest.example/register?referralCode=77',
}

describe('with every field required', () => {
  beforeAll(() => changeSettings(server, askEverything))

  test('all are required and stored, and a copy of the database reveals none of them', async () => {
    const demo = await (await signIn(server, 'demo')).get<{ id: string }>('/wps/member/info')
    const visitor = newVisitor()
    const typed = {
      ...CANARIES,
      username: 'canary77',
      domain: 'canary77.nest.example',
      countryDialingCode: '52',
      verificationCode: await sendCode(visitor, CANARIES.mobileNum),
      recommenderId: demo.id,
      affiliateCode: 'agente',
      ...(await signedWith(visitor, 'agente')),
    }
    for (const [field, code] of Object.entries({
      payeeName: 'identity.payee_name_invalid',
      paymentPassword: 'identity.payment_password_invalid',
      idNumber: 'identity.id_number_invalid',
      birthday: 'identity.birthday_invalid',
      recommenderId: 'identity.recommender_unknown',
      affiliateCode: 'identity.affiliate_unknown',
    })) {
      expect(codeOf(await register(visitor, await nameForm(visitor, { ...typed, [field]: '' })))).toBe(code)
    }
    const young = await nameForm(visitor, { ...typed, birthday: '2015-01-01', recommenderId: '77777777' })
    expect(codeOf(await register(visitor, young))).toBe('identity.under_age')

    const { id: account } = await idOf(loginOf(await register(visitor, await nameForm(visitor, typed))))
    const key = parseSecretKey('5e'.repeat(32))
    expect(await server.db.read((tx) => contactsOf(tx, key, id<'account'>(account)))).toEqual({
      mobile: '+525587654321',
      email: CANARIES.email,
      isEmailProven: false,
      payeeName: CANARIES.payeeName,
    })
    const details = await server.db.read((tx) =>
      tx.selectFrom('account_detail').select('field').where('account', '=', account).orderBy('field').execute(),
    )
    const stored = [
      'birthday',
      'domain',
      'facebook',
      'idNumber',
      'line',
      'payeeName',
      'paymentPassword',
      'qqNum',
      'registerMethod',
      'registerUrl',
      'wechat',
      'whatsapp',
    ]
    expect(details.map(({ field }) => field)).toEqual(stored)

    // The sandbox stores what a carrier would have delivered; it is not part of a production server.
    await server.db.write((tx) => sql`delete from sandbox_message`.execute(tx))
    const dump = await dumpTables(server.db)
    expect(dump).toContain('canary77')
    expect(readableIn(dump, Object.values(CANARIES))).toEqual([])
  })
})

describe('a captcha', () => {
  test('is required if the settings say so, can be tried once, and comes before the puzzle', async () => {
    await changeSettings(server, (settings) => ({
      ...settings,
      register: {
        ...settings.register,
        rules: settings.register.rules.map((rule) => ({
          ...rule,
          enabled: ['username', 'password', 'confirmPassword', 'captcha'].includes(rule.field),
        })),
      },
    }))
    const visitor = newVisitor()
    const bare = await nameForm(visitor, { username: 'readerone', work: 'none' })
    expect(codeOf(await register(visitor, bare))).toBe('session.captcha_required')
    const { id: captcha } = await visitor.get<{ id: string }>('/wps/captcha')
    const guessed = { ...bare, captcha: { id: captcha, text: '00000' } }
    expect(codeOf(await register(visitor, guessed))).toBe('session.captcha_wrong')
    await changeSettings(server, (settings) => withRule(settings, 'captcha', { enabled: false }))
    expect(codeOf(await register(visitor, bare))).toBe('verification.work_missing')
  })
})

describe('who referred a new member', () => {
  beforeAll(() =>
    changeSettings(server, (settings) =>
      withRule(withRule(settings, 'affiliateCode', { enabled: true, required: false }), 'recommenderId', {
        enabled: true,
        required: false,
      }),
    ),
  )
  const numberOf = async (username: string) =>
    (await (await signIn(server, username)).get<{ id: string }>('/wps/member/info')).id
  const accountOf = async (username: string) =>
    (
      await server.db.read((tx) =>
        tx.selectFrom('account').select('id').where('username', '=', username).executeTakeFirstOrThrow(),
      )
    ).id
  type Typed = { readonly recommenderId?: string; readonly affiliateCode?: string; readonly referralCode?: string }
  type Checked = { readonly isValid: boolean; readonly link: { readonly agent: string; readonly hash: string } | null }
  const checkRecommender = (code: string) =>
    newVisitor().get<Checked>(`/wps/agent/affiliate?code=${code}&as=recommender`)
  const signedBy = async (code: string) => ({ linkTerms: (await checkRecommender(code)).link?.hash })
  const uplineOf = async (username: string, typed: Typed) => {
    const visitor = newVisitor()
    const code = typed.referralCode ?? typed.affiliateCode
    const { recommenderId } = typed
    const signed =
      code === undefined && recommenderId !== undefined
        ? await signedBy(recommenderId)
        : await signedWith(visitor, code ?? '')
    const form = await nameForm(visitor, { username, ...typed, ...signed })
    return (await idOf(loginOf(await register(visitor, form)))).upline
  }

  test('is an agent by name or number, or a member by number, and an agent takes precedence', async () => {
    const agent = await accountOf('agente')
    expect(await uplineOf('brought1', {})).toBeNull()
    expect(await uplineOf('brought2', { affiliateCode: await numberOf('agente') })).toBe(agent)
    expect(await uplineOf('brought3', { referralCode: ' AGENTE ' })).toBe(agent)
    // Only agents have accounts below them: the member's agent has brought this one.
    expect(await uplineOf('brought4', { recommenderId: await numberOf('demo') })).toBe(agent)
    expect(await uplineOf('brought5', { recommenderId: await numberOf('demo'), referralCode: 'agente' })).toBe(agent)
    // A code in the address replaces what was typed.
    expect(await uplineOf('brought6', { affiliateCode: 'nobody', referralCode: 'agente' })).toBe(agent)
  })

  test('who joins the line of an agent by a recommender has accepted its terms, which do not name the agent', async () => {
    const visitor = newVisitor()
    const recommenderId = await numberOf('demo')
    const form = await nameForm(visitor, { username: 'brought7', recommenderId })
    expect(codeOf(await register(visitor, form))).toBe('agentLink.terms_unsigned')
    expect((await checkRecommender(recommenderId)).link).toMatchObject({ agent: 'ag•••' })
    expect((await checkRecommender(await numberOf('agente'))).link).toMatchObject({ agent: await numberOf('agente') })
    expect(await checkRecommender('nobody')).toMatchObject({ isValid: false, link: null })
  })

  test('can be checked beforehand, without revealing who is who', async () => {
    const isValid = async (code: string) =>
      (await newVisitor().get<{ isValid: boolean }>(`/wps/agent/affiliate?code=${encodeURIComponent(code)}`)).isValid
    expect(await isValid('agente')).toBe(true)
    expect(await isValid(await numberOf('agente'))).toBe(true)
    for (const code of ['demo', 'operador', 'nobody', '', '0', '\u0000', '9'.repeat(40)])
      expect(await isValid(code)).toBe(false)
    await server.db.write((tx) => sql`update account set blocked_at = now() where username = 'agente'`.execute(tx))
    expect(await isValid('agente')).toBe(false)
  })
})
