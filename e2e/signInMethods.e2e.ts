import { browser, expect, server, test } from './journey.ts'
import { expectSignedIn, closeWelcome, dialogOf } from './authSteps.ts'
import { signInAsNewMember, makeCredentials, signOut } from './steps.ts'
import { fill, expectToast, visit, type Variant } from './visitor.ts'

const DESKTOP: Variant = { device: 'desktop', theme: 'dark', language: 'es' }

test('with Google a new visitor gets an account, and the next sign-in opens the same one', async () => {
  const person = makeCredentials().username
  const ids: string[] = []
  for (const turn of ['first', 'second']) {
    const visitor = await visit(browser, server.origin, DESKTOP)
    const { page, texts } = visitor
    await page.goto('/login')
    await page.getByRole('button', { name: fill(texts.auth.login.with, { provider: 'Google' }) }).click()
    await page.waitForURL(/\/sandbox\/identity\//)
    await page.locator('input[type="radio"]').last().check()
    await page.locator('input[name="name"]').fill(person)
    await page.locator('input[name="email"]').fill(`${person}@ronda.example`)
    await page.locator('button[value="agree"]').click()
    if (turn === 'first') {
      await page.getByRole('checkbox').check()
      await page.getByRole('button', { name: texts.auth.social.join }).click()
    }
    await page.waitForURL(({ pathname }) => pathname === '/')
    if (turn === 'first') await closeWelcome(visitor)
    await page.goto('/member')
    ids.push(
      await page
        .getByText(/^ID \d+$/)
        .first()
        .innerText(),
    )
    await visitor.context.close()
  }
  expect(ids[0]).toBe(ids[1])
})

test('a passkey signs its owner in without a name or a password', async () => {
  // Browsers create no passkeys for an IP address.
  const visitor = await visit(browser, server.origin.replace('127.0.0.1', 'localhost'), DESKTOP)
  const { page, context, texts } = visitor
  const devtools = await context.newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  const credentials = await signInAsNewMember(visitor)
  await page.goto('/member?view=securityCenter')
  const { passkeys: words, add, next } = texts.security
  await page.getByRole('region', { name: words.title }).getByRole('button', { name: add }).click()
  await page.getByRole('dialog', { name: words.nameTitle }).getByRole('button', { name: next }).click()
  await expectToast(page, words.added)

  await signOut(visitor, credentials)
  await page.goto('/login')
  await dialogOf(visitor).getByRole('button', { name: texts.auth.login.passkey }).click()
  await expectSignedIn(visitor, credentials.username)
  expect(new URL(page.url()).pathname).toBe('/')
  await context.close()
})
