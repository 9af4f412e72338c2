import { browser, expect, server, test } from './journey.ts'
import { isInside, passWelcome, theDialog } from './authSteps.ts'
import { comeIn, makeNewcomer, signOut } from './steps.ts'
import { fill, hearInPassing, visit, type Look } from './visitor.ts'

const DESK: Look = { device: 'desktop', theme: 'dark', language: 'es' }

for (const provider of ['Google', 'Facebook']) {
  test(`by ${provider}: somebody new gets an account, and comes back to it`, async () => {
    const person = makeNewcomer().username
    const ids: string[] = []
    for (const turn of ['first', 'second']) {
      const visitor = await visit(browser, server.origin, DESK)
      const { page, texts } = visitor
      await page.goto('/login')
      await page.getByRole('button', { name: fill(texts.auth.login.with, { provider }) }).click()
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
      if (turn === 'first') await passWelcome(visitor)
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
}

test('with a passkey: added once, it lets its owner in without a name or a password', async () => {
  // Browsers make no passkeys for the number of a machine.
  const visitor = await visit(browser, server.origin.replace('127.0.0.1', 'localhost'), DESK)
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
  const newcomer = await comeIn(visitor)
  await page.goto('/member?view=securityCenter')
  const { passkeys: words, add, next } = texts.security
  await page.getByRole('region', { name: words.title }).getByRole('button', { name: add }).click()
  await page.getByRole('dialog', { name: words.nameTitle }).getByRole('button', { name: next }).click()
  await hearInPassing(page, words.added)

  await signOut(visitor, newcomer)
  await page.goto('/login')
  await theDialog(visitor).getByRole('button', { name: texts.auth.login.passkey }).click()
  await isInside(visitor, newcomer.username)
  expect(new URL(page.url()).pathname).toBe('/')
  await context.close()
})

test('on trial: real games ask for a real account, free ones open', async () => {
  const visitor = await visit(browser, server.origin, { device: 'phone', theme: 'light', language: 'en' })
  const { page, texts } = visitor
  await page.goto('/login')
  await theDialog(visitor).getByRole('button', { name: texts.auth.login.demo }).click()
  await theDialog(visitor).waitFor({ state: 'detached' })
  await page.goto('/seamless?game=FERIA_DE_LUZ&mode=real')
  await page.getByText(texts.refusals['session.trial']).first().waitFor()
  await page.goto('/seamless?game=FERIA_DE_LUZ&mode=free')
  await page.frameLocator('iframe').getByRole('button', { name: texts.play.hud.spin, exact: true }).waitFor()
  expect(await page.getByText(texts.refusals['session.trial']).count()).toBe(0)
  await visitor.context.close()
})
