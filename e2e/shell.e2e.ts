import { center } from '@ronda/i18n/es/site/center'
import { browser, expect, server, test } from './journey.ts'
import { AGENT_PASSWORD } from './accounts.ts'
import { signInAsNewMember } from './steps.ts'
import { visit, type Visitor } from './visitor.ts'

/** A visitor who is not signed in. */
let anonymous: Visitor
test.beforeEach(async () => {
  anonymous = await openVisitor()
})

function openVisitor(): Promise<Visitor> {
  return visit(browser, server.origin, { device: 'desktop', theme: 'dark', language: 'es' })
}

async function openMember(): Promise<Visitor> {
  const visitor = await openVisitor()
  await signInAsNewMember(visitor)
  return visitor
}

const pathOf = ({ page }: Visitor): string => {
  const { pathname, search } = new URL(page.url())
  return decodeURIComponent(pathname + search)
}

async function expectNotFound(visitor: Visitor, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await visitor.page.goto(path)
    await visitor.page.getByRole('heading', { name: visitor.texts.shell.notFound.title }).waitFor()
    expect(pathOf(visitor)).toBe(path)
  }
}

const REDIRECTS = [
  ['/favorite', '/login?to=/favorite'],
  ['/member?view=depositv2', '/login?to=/member?view=depositv2'],
  ['/vnLottery', '/login?to=/vnLottery'],
  ['/sealottery', '/login?to=/sealottery'],
  ['/agentHome', '/agent'],
] as const

test('a visitor who opens a page for members is redirected to sign-in with the way back', async () => {
  for (const [requested, shown] of REDIRECTS) {
    await anonymous.page.goto(requested)
    await expect.poll(() => pathOf(anonymous)).toBe(shown)
  }
})

test('an unknown path shows “not found” and stays in the address bar', async () => {
  await expectNotFound(anonymous, ['/helpmc', '/RNG'])
})

test('a panel that does not exist shows “not found” and stays in the address bar', async () => {
  const member = await openMember()
  await expectNotFound(member, ['/member?view=foo', '/member?view=constructor'])
  await member.context.close()

  const agent = await openVisitor()
  await agent.page.goto('/agent')
  await agent.page.getByLabel(agent.texts.people.username, { exact: true }).fill('agente')
  await agent.page.getByLabel(agent.texts.people.password, { exact: true }).fill(AGENT_PASSWORD)
  await agent.page.getByRole('button', { name: agent.texts.people.login.submit, exact: true }).click()
  await agent.page.waitForURL(/\/agentHome$/)
  await agent.page.locator('a[aria-current=page]', { hasText: center.agent.agentTeamOverview }).waitFor()
  await expectNotFound(agent, ['/agentHome?view=agentRevenue'])
  expect([...member.pageErrors, ...agent.pageErrors]).toEqual([])
  await agent.context.close()
})

test('opened without a connection, the site shows it and recovers by itself', async () => {
  const visitor = await openVisitor()
  const { page, context, texts } = visitor
  await page.goto('/')
  // The service worker takes control once it has cached everything.
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await context.setOffline(true)
  await page.goto('/promotions')
  await page.getByRole('heading', { name: texts.shell.away.title }).waitFor()
  await page.getByRole('main').getByRole('link', { name: texts.shell.help }).click()
  // The articles are cached as well, not only the page around them.
  await page.getByRole('main').getByRole('link', { name: texts.help.chapters.term.title }).click()
  await page.getByText(texts.help.chapters.term.title).first().waitFor()
  await page.locator('#terms-of-use').waitFor()
  await page.goBack()
  await page.goBack()
  await context.setOffline(false)
  await page.getByRole('heading', { name: texts.shell.promotions, exact: true }).waitFor()
  expect(pathOf(visitor)).toBe('/promotions')
  await context.close()
})

test('a screen whose script fails to load is requested again, and then offers a reload', async () => {
  const { page, context, texts } = await openVisitor()
  const script = /\/assets\/PointMall-/
  let requests = 0
  await context.route(script, (route) => {
    requests += 1
    return route.abort()
  })
  await page.goto('/pointMall')
  await page.getByRole('heading', { name: texts.shell.broken.late }).waitFor()
  expect(requests).toBe(2)
  await context.unroute(script)
  await page.getByRole('button', { name: texts.shell.broken.reload }).click()
  await page.getByRole('heading', { name: texts.shell.pointMall, exact: true }).waitFor()
  await context.close()
})

test('dialogs stack, the page below keeps its scroll position, and the focus returns', async () => {
  const visitor = await visit(browser, server.origin, { device: 'phone', theme: 'light', language: 'en' })
  const { page, texts } = visitor
  await page.goto('/')
  const more = page.getByRole('button', { name: texts.shell.more, exact: true })
  await more.waitFor()
  await page.mouse.wheel(0, 500)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
  const before = await page.evaluate(() => scrollY)
  await more.click()
  await page.getByRole('dialog').getByRole('button', { name: texts.shell.speed.short }).click()
  const speed = page.getByRole('dialog', { name: texts.shell.speed.title })
  await speed.waitFor()
  await page.keyboard.press('Escape')
  await speed.waitFor({ state: 'detached' })
  await page.getByRole('dialog', { name: texts.shell.more }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  expect(await page.evaluate(() => scrollY)).toBe(before)
  await expect.poll(() => more.evaluate((button) => button === document.activeElement)).toBe(true)
  await visitor.context.close()
})
