import { agentLink } from '@ronda/i18n/en/agents/agentLink'
import { team } from '@ronda/i18n/en/agents/team'
import { deskAgents } from '@ronda/i18n/en/office/deskAgents'
import { closeWelcome } from './authSteps.ts'
import { browser, expect, server, test } from './journey.ts'
import { signInAsStaff } from './staff.ts'
import { makeCredentials } from './steps.ts'
import { expectToast, visit, type Visitor } from './visitor.ts'

const DESKTOP = { device: 'desktop', theme: 'light', language: 'en' } as const
const PASSWORD = 'clavel-rojo-58'

async function openDesk(username: string): Promise<Visitor> {
  const visitor = await visit(browser, server.origin, DESKTOP)
  await signInAsStaff(visitor, server.databaseUrl, username)
  await visitor.page.goto('/office/desk?queue=agents')
  return visitor
}

/** One of the staff proposes the agent, another approves, and reads the password that is shown once. */
async function openByTwo(username: string): Promise<string> {
  const first = await openDesk('operador')
  await first.page.getByRole('button', { name: deskAgents.propose, exact: true }).click()
  const form = first.page.getByRole('dialog')
  await form.getByLabel(deskAgents.form.username, { exact: true }).fill(username)
  await form.getByLabel(deskAgents.form.reason, { exact: true }).fill('A new line')
  await form.getByRole('button', { name: deskAgents.form.submit, exact: true }).click()
  await expectToast(first.page, deskAgents.form.proposed)
  await first.page.getByText(deskAgents.notYou).waitFor()

  const second = await openDesk('supervisora')
  await second.page.getByRole('button', { name: deskAgents.approve, exact: true }).click()
  await second.page.getByRole('alertdialog').getByRole('button', { name: deskAgents.approve, exact: true }).click()
  const handed = second.page.getByRole('dialog', { name: deskAgents.handOver.title })
  const password = await handed.locator('dd').nth(1).innerText()
  await handed.getByRole('button', { name: deskAgents.handOver.saved }).click()
  await handed.waitFor({ state: 'detached' })
  await second.page.getByRole('tab', { name: deskAgents.views.accounts }).click()
  const opened = second.page.getByRole('listitem').filter({ hasText: username })
  await opened.getByText(deskAgents.passwords.waiting).waitFor()
  for (const { pageErrors, context } of [first, second]) {
    expect(pageErrors).toEqual([])
    await context.close()
  }
  return password
}

test('two of the staff open a general agent, who signs in, accepts the terms, and makes a registration link', async () => {
  const { username } = makeCredentials()
  const password = await openByTwo(username)

  const agent = await visit(browser, server.origin, { device: 'phone', theme: 'dark', language: 'en' })
  const { page, texts } = agent
  await page.goto('/agent')
  await page.getByLabel(texts.people.username, { exact: true }).fill(username)
  await page.getByLabel(texts.people.password, { exact: true }).fill(password)
  await page.getByRole('button', { name: texts.people.login.submit, exact: true }).click()
  const words = texts.auth.password
  const forced = page.getByRole('dialog', { name: words.forcedTitle })
  await forced.getByLabel(words.old, { exact: true }).fill(password)
  await forced.getByLabel(words.new, { exact: true }).fill(PASSWORD)
  await forced.getByLabel(words.confirm, { exact: true }).fill(PASSWORD)
  await forced.getByRole('button', { name: words.submit }).click()
  const terms = page.getByRole('dialog', { name: texts.auth.termsDue.title })
  await terms.getByRole('button', { name: texts.auth.termsDue.accept }).click()
  await terms.getByText(texts.auth.register.termsMissing).waitFor()
  await terms.getByRole('checkbox').check()
  await terms.getByRole('button', { name: texts.auth.termsDue.accept }).click()
  await closeWelcome(agent)

  // The empty home says what to do first.
  await page.getByText(team.nobodyYet).waitFor()
  await page.getByRole('link', { name: team.bringFirst, exact: true }).click()
  await page.getByRole('button', { name: agentLink.new, exact: true }).click()
  const dialog = page.getByRole('dialog', { name: agentLink.new })
  await dialog.getByLabel(agentLink.name, { exact: true }).fill('Fair')
  await dialog.getByRole('button', { name: agentLink.create, exact: true }).click()
  await expectToast(page, agentLink.created)
  await page.getByRole('list', { name: agentLink.list }).getByText('/register?referralCode=').waitFor()
  expect(agent.pageErrors).toEqual([])
  await agent.context.close()
})
