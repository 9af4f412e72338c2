import { err, hours, minutes, present, type Id } from '@ronda/core'
import { beforeAll, describe, expect, test } from 'vitest'
import { findById, type Account } from '../identity/index.ts'
import { askForLink, setByLink, setByMobile, type ForgottenOptions } from './forgotten.actions.ts'
import { changePassword, cleanUpPasswords, issueOneTimePassword } from './password.actions.ts'
import { openPasswordFixture, ORIGIN, PASSWORD, type PasswordFixture, type Someone } from './testing/passwordFixture.ts'

let fixture: PasswordFixture
let options: ForgottenOptions
const ended: { account: Id<'account'>; except: string | undefined }[] = []
const unlocked: string[] = []

beforeAll(async () => {
  fixture = await openPasswordFixture()
  options = {
    ...fixture,
    endSessions: async (account, except) => void ended.push({ account, except: except?.except }),
    clearLocks: async (_, account) => void unlocked.push(account.id),
  }
  return () => fixture.close()
})

const accountOf = async ({ id }: Account) => present(await fixture.db.read((tx) => findById(tx, id)), 'an account')

async function isPassword(account: Account, password: string): Promise<boolean> {
  const { passwordHash } = await accountOf(account)
  const matches = await fixture.passwords.matches(passwordHash ?? undefined, password)
  return matches.ok && matches.value
}

const form = (oldPassword: string, newPassword: string) => ({
  oldPassword,
  newPassword,
  confirmNewPassword: newPassword,
})
const inSession = (account: Account) => ({ account, session: 'this-session' })

describe('changing the password', () => {
  test('needs the current one, ends all other sessions, and notifies the owner', async () => {
    const { account, email } = await fixture.someone()
    expect(await changePassword(options, inSession(account), form('not this 1', 'cuatro gatos 8'))).toEqual({
      ok: false,
      error: 'password.wrong',
    })
    expect(await changePassword(options, inSession(account), form(PASSWORD, 'cuatro gatos 8'))).toEqual({ ok: true })
    expect(await isPassword(account, 'cuatro gatos 8')).toBe(true)
    expect(await isPassword(account, PASSWORD)).toBe(false)
    expect(ended.at(-1)).toEqual({ account: account.id, except: 'this-session' })
    expect((await fixture.inbox(email))[0]).toContain('The password of your account was changed.')
    expect(await fixture.changesOf(account.id)).toEqual(['password'])
  })

  test('a session has five guesses, even concurrent ones, and is then locked for a quarter of an hour', async () => {
    const { account } = await fixture.someone()
    const guesses = Array.from({ length: 15 }, (_, at) =>
      changePassword(options, inSession(account), form(`guess ${at}`, 'cuatro gatos 8')),
    )
    const answers = (await Promise.all(guesses)).filter((answer) => !answer.ok)
    const locked = { code: 'session.locked', retryAfterMs: minutes(15) }
    expect(answers.filter(({ error }) => error === 'password.wrong')).toHaveLength(5)
    expect(answers.filter(({ error }) => typeof error === 'object')).toEqual(Array(10).fill(err(locked)))
    const right = form(PASSWORD, 'cuatro gatos 8')
    expect(await changePassword(options, inSession(account), right)).toEqual(err(locked))
    fixture.advance(minutes(15))
    expect(await changePassword(options, inSession(account), right)).toEqual({ ok: true })
  })

  test('a weak or repeated password costs no try', async () => {
    const { account } = await fixture.someone()
    for (let at = 0; at < 9; at += 1) {
      expect(await changePassword(options, inSession(account), form(PASSWORD, PASSWORD))).toEqual({
        ok: false,
        error: 'password.same',
      })
      expect(await changePassword(options, inSession(account), form(PASSWORD, 'dragon2024'))).toEqual({
        ok: false,
        error: 'identity.password_weak',
      })
    }
    expect(await changePassword(options, inSession(account), form(PASSWORD, 'cuatro gatos 8'))).toEqual({ ok: true })
  })
})

const ipOf = ({ account }: Someone): string => `10.1.${account.number.slice(-2)}.7`

async function ask(someone: Someone, change: Partial<{ username: string; email: string; work: string }> = {}) {
  const { account, email } = someone
  const ip = ipOf(someone)
  const asked = { username: account.username, email, work: await fixture.work(ip), language: 'es', ip } as const
  const answer = await askForLink(options, { ...asked, ...change })
  await fixture.settle()
  return answer
}

async function linksOf({ email }: Someone): Promise<readonly string[]> {
  const texts = await fixture.inbox(email)
  return texts.flatMap((text) => /\/forget\?link=([\w-]+)/.exec(text)?.[1] ?? [])
}

describe('a forgotten password, by mail', () => {
  test('the link in the mail sets a new one, once, and signs out everywhere', async () => {
    const someone = await fixture.someone()
    expect(
      await ask(someone, { username: someone.account.username.toUpperCase(), email: someone.email.toUpperCase() }),
    ).toEqual({ ok: true })
    const [text = ''] = await fixture.inbox(someone.email)
    expect(text).toContain(`${ORIGIN}/forget?link=`)
    const [link = ''] = await linksOf(someone)
    expect(await setByLink(options, link, 'dragon2024')).toEqual({ ok: false, error: 'identity.password_weak' })
    const answers = await Promise.all([
      setByLink(options, link, 'cuatro gatos 8'),
      setByLink(options, link, 'cinco gatos 9'),
    ])
    expect(answers.filter((answer) => answer.ok)).toHaveLength(1)
    expect(await setByLink(options, link, 'seis gatos 10')).toEqual({ ok: false, error: 'password.link_expired' })
    expect(await isPassword(someone.account, PASSWORD)).toBe(false)
    expect(ended.at(-1)).toEqual({ account: someone.account.id, except: undefined })
    expect(unlocked).toContain(someone.account.id)
  })

  test('a link works for half an hour', async () => {
    const someone = await fixture.someone()
    await ask(someone)
    const [link = ''] = await linksOf(someone)
    fixture.advance(minutes(30))
    expect(await setByLink(options, link, 'cuatro gatos 8')).toEqual({ ok: false, error: 'password.link_expired' })
    for (const made of ['', 'x', link.slice(1), 'A'.repeat(43)]) {
      expect(await setByLink(options, made, 'cuatro gatos 8')).toEqual({ ok: false, error: 'password.link_expired' })
    }
  })

  test('every unknown name or address gets the same reply, and nothing is sent', async () => {
    const [someone, other] = [await fixture.someone(), await fixture.someone()]
    const answers = [
      await ask(someone, { email: 'nobody@example.com' }),
      await ask(someone, { email: other.email }),
      await ask(someone, { username: 'nobodyhere' }),
    ]
    expect(answers).toEqual([{ ok: true }, { ok: true }, { ok: true }])
    expect(await linksOf(someone)).toEqual([])
    expect(await linksOf(other)).toEqual([])
    expect(await fixture.inbox('nobody@example.com')).toEqual([])
  })

  test('an invalid form, or one without a solved puzzle, is refused', async () => {
    const someone = await fixture.someone()
    expect(await ask(someone, { username: 'two words' })).toEqual({ ok: false, error: 'identity.username_invalid' })
    expect(await ask(someone, { email: 'not an address' })).toEqual({ ok: false, error: 'identity.email_invalid' })
    expect(await ask(someone, { work: 'none' })).toEqual({ ok: false, error: 'verification.work_missing' })
    const work = await fixture.work(ipOf(someone))
    expect(await ask(someone, { work })).toEqual({ ok: true })
    expect(await ask(someone, { work })).toEqual({ ok: false, error: 'verification.work_missing' })
  })

  test('at most three links are valid at a time, and a new password ends them all', async () => {
    const someone = await fixture.someone()
    for (let at = 0; at < 6; at += 1) {
      await ask(someone)
      fixture.advance(minutes(2))
    }
    const links = await linksOf(someone)
    expect(links).toHaveLength(3)
    expect(await setByLink(options, links[1] ?? '', 'cuatro gatos 8')).toEqual({ ok: true })
    expect(await setByLink(options, links[0] ?? '', 'cinco gatos 9')).toEqual({
      ok: false,
      error: 'password.link_expired',
    })
  })
})

describe('a forgotten password, by mobile', () => {
  const send = ({ mobile }: Someone) =>
    fixture.verification.codes.send({ flow: 'password', channel: 'sms', to: mobile, ip: '10.2.0.1', language: 'es' })
  const request = ({ mobile }: Someone, verificationCode: string, newPassword = 'cuatro gatos 8') => ({
    mobileNum: mobile.slice(3),
    countryDialingCode: '52',
    verificationCode,
    newPassword,
  })

  test('a code sent to the number sets a new one, once', async () => {
    const someone = await fixture.someone()
    expect(await send(someone)).toMatchObject({ ok: true })
    const code = await fixture.codeSentTo(someone.mobile)
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0')
    expect(await setByMobile(options, request(someone, wrong))).toEqual({ ok: false, error: 'verification.code_wrong' })
    expect(await setByMobile(options, request(someone, code, 'dragon2024'))).toEqual({
      ok: false,
      error: 'identity.password_weak',
    })
    expect(await setByMobile(options, request(someone, code))).toEqual({ ok: true })
    expect(await setByMobile(options, request(someone, code))).toMatchObject({ ok: false })
    expect(await isPassword(someone.account, 'cuatro gatos 8')).toBe(true)
    expect(ended.at(-1)).toEqual({ account: someone.account.id, except: undefined })
  })

  test('a code of another flow and an invalid number are refused', async () => {
    const someone = await fixture.someone()
    await fixture.verification.codes.send({
      flow: 'login',
      channel: 'sms',
      to: someone.mobile,
      ip: '10.2.0.2',
      language: 'es',
    })
    const code = await fixture.codeSentTo(someone.mobile)
    expect(await setByMobile(options, request(someone, code))).toMatchObject({ ok: false })
    expect(await isPassword(someone.account, PASSWORD)).toBe(true)
    const nonsense = { ...request(someone, code), mobileNum: '12' }
    expect(await setByMobile(options, nonsense)).toEqual({ ok: false, error: 'verification.phone_invalid' })
  })
})

describe('a one-time password', () => {
  test('is valid for a day, and must be changed', async () => {
    const { account } = await fixture.someone()
    const issued = await issueOneTimePassword(options, account)
    if (!issued.ok) throw new Error(issued.error)
    expect(issued.value).toMatch(/^[a-zA-Z2-9]{14}$/)
    expect(await isPassword(account, issued.value)).toBe(true)
    expect((await accountOf(account)).account.mustChangePassword).toBe(true)
    expect(ended.at(-1)).toEqual({ account: account.id, except: undefined })
    fixture.advance(hours(24) - 1)
    await cleanUpPasswords(options)
    expect(await isPassword(account, issued.value)).toBe(true)
    fixture.advance(1)
    await cleanUpPasswords(options)
    expect(await isPassword(account, issued.value)).toBe(false)
  })

  test('ends when another is chosen', async () => {
    const { account } = await fixture.someone()
    const issued = await issueOneTimePassword(options, account)
    if (!issued.ok) throw new Error(issued.error)
    expect(await changePassword(options, inSession(account), form(issued.value, 'cuatro gatos 8'))).toEqual({
      ok: true,
    })
    expect((await accountOf(account)).account.mustChangePassword).toBe(false)
    fixture.advance(hours(25))
    await cleanUpPasswords(options)
    expect(await isPassword(account, 'cuatro gatos 8')).toBe(true)
  })
})
