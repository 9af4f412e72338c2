import { agentAccount } from '@ronda/i18n/en/agents/agentAccount'
import { agentLink } from '@ronda/i18n/en/agents/agentLink'
import { team } from '@ronda/i18n/en/agents/team'
import { center } from '@ronda/i18n/en/site/center'
import { loginForm, openGame, spin } from '../server/test/kit/testServer.ts'
import { Visitor as Caller } from '../server/src/platform/testing/visitor.ts'
import { browser, expect, server, test } from './journey.ts'
import { AGENT_PASSWORD } from './accounts.ts'
import { closeWelcome, expectSignedIn, signIn } from './authSteps.ts'
import { makeCredentials, register, signInByRequest } from './steps.ts'
import { expectToast, visit, type Visitor } from './visitor.ts'

const PHONE = { device: 'phone', theme: 'dark', language: 'es' } as const
const DESKTOP = { device: 'desktop', theme: 'light', language: 'en' } as const
const PASSWORD = 'clavel-rojo-58'
const NOTE = 'Te respondo cada día'

/** The agent opens an account by hand, and reads the password that is shown once. */
async function openAgent({ page }: Visitor, username: string): Promise<string> {
  await page.goto('/agentHome?view=registerCenter')
  await page.getByRole('tab', { name: center.registerCenter.accounts }).click()
  await page.getByLabel(agentAccount.username, { exact: true }).fill(username)
  await page.getByLabel(agentAccount.opens, { exact: true }).selectOption('agent')
  await page.getByRole('button', { name: agentAccount.open, exact: true }).click()
  const dialog = page.getByRole('dialog', { name: agentAccount.handOver })
  await dialog.waitFor()
  const password = await dialog.locator('dd').nth(1).innerText()
  await dialog.getByRole('button', { name: agentAccount.saved }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.getByText(agentAccount.states.waiting).first().waitFor()
  return password
}

/** The owner signs in with the one-time password and has to choose another. */
async function takeOver(owner: Visitor, username: string, password: string): Promise<void> {
  const { page, texts } = owner
  await signIn(owner, username, password)
  const words = texts.auth.password
  const forced = page.getByRole('dialog', { name: words.forcedTitle })
  await forced.getByLabel(words.old, { exact: true }).fill(password)
  await forced.getByLabel(words.new, { exact: true }).fill(PASSWORD)
  await forced.getByLabel(words.confirm, { exact: true }).fill(PASSWORD)
  await forced.getByRole('button', { name: words.submit }).click()
  await forced.waitFor({ state: 'detached' })
  const terms = page.getByRole('dialog', { name: texts.auth.termsDue.title })
  await terms.getByRole('checkbox').check()
  await terms.getByRole('button', { name: texts.auth.termsDue.accept }).click()
  await terms.waitFor({ state: 'detached' })
  await closeWelcome(owner)
  await expectSignedIn(owner, username)
}

/** Creates a link with a note, and returns its path. */
async function createLink({ page }: Visitor): Promise<string> {
  await page.goto('/agentHome?view=registerCenter')
  await page.getByRole('button', { name: agentLink.new, exact: true }).click()
  const dialog = page.getByRole('dialog', { name: agentLink.new })
  await dialog.getByLabel(agentLink.name, { exact: true }).fill('Fair')
  await dialog.getByLabel(agentLink.note, { exact: true }).fill(NOTE)
  await dialog.getByRole('button', { name: agentLink.create, exact: true }).click()
  await expectToast(page, agentLink.created)
  const address = await page
    .getByRole('list', { name: agentLink.list })
    .getByText('/register?referralCode=')
    .innerText()
  return new URL(address).search
}

const figure = ({ page }: Visitor, label: string) =>
  page.getByText(label, { exact: true }).locator('..').locator('dd').first()

test('an agent is opened by hand and brings a member by link, whose play moves the figures at once', async () => {
  const above = await visit(browser, server.origin, DESKTOP)
  await signInByRequest(above, { username: 'agente', password: AGENT_PASSWORD })
  const { username } = makeCredentials()
  const password = await openAgent(above, username)

  const agent = await visit(browser, server.origin, DESKTOP)
  await takeOver(agent, username, password)
  const search = await createLink(agent)

  const member = await visit(browser, server.origin, PHONE)
  const credentials = makeCredentials()
  await member.page.goto(`/register${search}`)
  await member.page.getByRole('dialog').getByText(NOTE).waitFor()
  await register(member, credentials, `/register${search}`)

  await agent.page.goto('/agentHome')
  await expect(figure(agent, team.active)).toHaveText('0')
  await expect(figure(agent, team.opened)).toHaveText('1')
  const player = new Caller(server.origin)
  await player.send('POST', '/wps/session/login', loginForm(credentials.username, credentials.password))
  await spin(await openGame(player))
  await expect(figure(agent, team.active)).toHaveText('1')
  await agent.page.getByRole('link', { name: center.agent.agentDownlineTransactionDetailsCopy, exact: true }).click()
  await agent.page.getByText(team.moves.kinds.promotion).first().waitFor()
  await agent.page.getByRole('link', { name: center.agent.registerCenter, exact: true }).click()
  await agent.page.getByText(agentLink.figures.registrations).waitFor()
  await expect(figure(agent, agentLink.figures.registrations)).toHaveText('1')
  for (const visitor of [above, agent, member]) {
    expect(visitor.pageErrors).toEqual([])
    await visitor.context.close()
  }
})
