import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { agentContract as en } from '@ronda/i18n/en/agents/agentContract'
import { agentContractTerms as termsEn } from '@ronda/i18n/en/agents/agentContractTerms'
import { payslip as payslipEn } from '@ronda/i18n/en/agents/payslip'
import { deskContracts as deskEn } from '@ronda/i18n/en/office/deskContracts'
import { deskPayslips } from '@ronda/i18n/en/office/deskPayslips'
import { agentContract as es } from '@ronda/i18n/es/agents/agentContract'
import { agentContractTerms as termsEs } from '@ronda/i18n/es/agents/agentContractTerms'
import { query } from './authSteps.ts'
import { browser, expect, server, test } from './journey.ts'
import { signInAsStaff } from './staff.ts'
import { signInAsNewMember, signInByRequest, type Credentials } from './steps.ts'
import { expectToast, fill, visit, type Visitor } from './visitor.ts'

const PHONE = { device: 'phone', theme: 'dark', language: 'es' } as const
const DESKTOP = { device: 'desktop', theme: 'light', language: 'en' } as const

/** Makes an agent of a new account, below another one. Registration opens members only; agents are made by staff. */
async function newAgent(upline: string | null): Promise<Credentials> {
  const visitor = await visit(browser, server.origin, DESKTOP)
  const credentials = await signInAsNewMember(visitor)
  await visitor.context.close()
  const sql = `update account set kind = 'agent', upline = (select id from account where username = $2)
    where username = $1`
  await query(server.databaseUrl, sql, [credentials.username, upline])
  return credentials
}

type Kind = { readonly kind: string; readonly period: string }
const DIVIDEND: Kind = { kind: 'dividend', period: 'monthly' }
const SALARY: Kind = { kind: 'realTimeSalary', period: 'fiveMinutes' }

/** A valid contract of an agent at a rate in percent, as if it had been offered and accepted a while ago. */
async function holdContract(agent: string, upline: string | null, percent: number, { kind, period }: Kind) {
  const tiers = [['0', '0', '0', `${percent * 10_000}`]]
  const terms = JSON.stringify(['1', kind, 'USD', period, 'fixed', 'period', 'none', '0', '0', tiers])
  const sql = `insert into agent_contract (id, kind, currency, agent, upline, version, terms, terms_hash, period,
      rate_millionths, state, proposed_by, proposed_at, expires_at, decided_by, decided_at, valid_from)
    select gen_random_uuid(), $5, 'USD', account.id, above.id, 1, $2::text,
      encode(sha256(convert_to($2::text, 'UTF8')), 'hex'), $6, $3::int, 'valid', account.id, now(), now(),
      account.id, now(), now() - interval '20 minutes'
    from account left join account as above on above.username = $4 where account.username = $1`
  await query(server.databaseUrl, sql, [agent, terms, percent * 10_000, upline, kind, period])
}

async function signedIn(variant: typeof PHONE | typeof DESKTOP, credentials: Credentials): Promise<Visitor> {
  const visitor = await visit(browser, server.origin, variant)
  await signInByRequest(visitor, credentials)
  return visitor
}

test('a contract is offered on one screen, and accepted on another once its impact was shown', async () => {
  const head = await newAgent(null)
  const mid = await newAgent(head.username)
  const low = await newAgent(mid.username)
  await holdContract(head.username, null, 50, DIVIDEND)
  await holdContract(low.username, mid.username, 30, DIVIDEND)

  const below = await signedIn(PHONE, mid)
  await below.page.goto('/agentHome?view=agentTeamOverview')
  const above = await signedIn(DESKTOP, head)
  await above.page.goto('/agentHome?view=agentDividendRecordCopy2')
  await above.page.getByRole('button', { name: en.offerTo, exact: true }).click()
  const form = above.page.getByRole('dialog')
  const rate = form.getByLabel(termsEn.form.rate, { exact: true })
  await expect(rate).toHaveValue('50')
  await rate.fill('0')
  await form.getByRole('button', { name: en.offerSend, exact: true }).click()
  await form.getByText(termsEn.faults.rate).waitFor()
  await rate.fill('20')
  await form.getByRole('button', { name: en.offerSend, exact: true }).click()
  await expectToast(above.page, en.offered)

  // The offer is pushed to the other screen, and opens from the notice.
  await below.page.getByRole('button', { name: es.open, exact: true }).click()
  await below.page.getByRole('dialog').getByRole('link', { name: es.open, exact: true }).click()
  const offer = below.page.getByRole('region', { name: es.offer, exact: true })
  await offer.getByText(fill(termsEs.ofResult, { rate: '20%' })).waitFor()
  await offer.getByRole('button', { name: es.accept, exact: true }).click()
  const impact = below.page.getByRole('dialog', { name: es.impact })
  await impact.getByText(es.impactSome).waitFor()
  await impact.getByText(`${low.username.slice(0, 2)}•••`).waitFor()
  await impact.getByRole('button', { name: es.impactAccept, exact: true }).click()
  await expectToast(below.page, es.accepted)
  await below.page.getByRole('region', { name: es.own, exact: true }).waitFor()

  await above.page.getByText(fill(en.holds, { rate: '20%' })).waitFor()
  for (const { pageErrors, context } of [above, below]) {
    expect(pageErrors).toEqual([])
    await context.close()
  }
})

test('one of the staff proposes a contract with the platform, and another approves it', async () => {
  const agent = await newAgent(null)
  const first = await visit(browser, server.origin, DESKTOP)
  await signInAsStaff(first, server.databaseUrl, 'operador')
  await first.page.goto('/office/desk?queue=contracts')
  await first.page.getByRole('button', { name: deskEn.propose, exact: true }).click()
  const form = first.page.getByRole('dialog')
  await form.getByLabel(deskEn.form.agent, { exact: true }).fill(agent.username)
  await form.getByLabel(termsEn.form.rate, { exact: true }).fill('45')
  await form.getByLabel(deskEn.form.reason, { exact: true }).fill('A new line')
  await form.getByRole('button', { name: deskEn.form.submit, exact: true }).click()
  await expectToast(first.page, deskEn.form.proposed)
  await first.page.getByText(deskEn.notYou).waitFor()

  const second = await visit(browser, server.origin, DESKTOP)
  await signInAsStaff(second, server.databaseUrl, 'supervisora')
  await second.page.goto('/office/desk?queue=contracts')
  await second.page.getByRole('button', { name: deskEn.approve, exact: true }).click()
  await second.page.getByRole('alertdialog').getByRole('button', { name: deskEn.approve, exact: true }).click()
  await expectToast(second.page, deskEn.states.approved)

  const offered = await signedIn(DESKTOP, agent)
  await offered.page.goto('/agentHome?view=agentDividendRecordCopy2')
  await offered.page.getByRole('region', { name: en.offer, exact: true }).getByText(en.withPlatform).waitFor()
  for (const { pageErrors, context } of [first, second, offered]) {
    expect(pageErrors).toEqual([])
    await context.close()
  }
})

/** A bet of somebody below an agent, in five minutes that are over. */
async function playedBelow(agent: string, account: string, units: number): Promise<void> {
  const line = `insert into pay_line (agents) select array[id] from account where username = $1 on conflict do nothing`
  await query(server.databaseUrl, line, [agent])
  const bet = `insert into pay_event (source, wallet, seq, account, line, currency, game, at, valid_bet, stakes)
    select 'bet', 1000000000, 1, member.id, pay_line.id, 'USD', 'FERIA_DE_LUZ',
      date_trunc('milliseconds', now() - interval '7 minutes'), $3, $3
    from account as member, pay_line join account as agent on pay_line.agents = array[agent.id]
    where member.username = $2 and agent.username = $1`
  await query(server.databaseUrl, bet, [agent, account, units * 100_000])
}

test('a salary arrives, and the published script computes its payslip again from the file', async () => {
  const agent = await newAgent(null)
  const player = await newAgent(agent.username)
  await holdContract(agent.username, null, 1, SALARY)
  await playedBelow(agent.username, player.username, 200)

  const staff = await visit(browser, server.origin, DESKTOP)
  await signInAsStaff(staff, server.databaseUrl, 'operador')
  await staff.page.goto('/office/desk?queue=payslips&view=runs')
  await staff.page.getByRole('button', { name: deskPayslips.runNow, exact: true }).click()
  await expectToast(staff.page, deskPayslips.ran)

  const paid = await signedIn(DESKTOP, agent)
  const { page } = paid
  await expect(async () => {
    await page.goto('/agentHome?view=agentRealtimeSalary')
    await page.getByText(payslipEn.states.issued).first().waitFor({ timeout: 1_000 })
  }).toPass()
  await page.getByRole('button', { name: payslipEn.open }).first().click()
  await page.getByLabel(payslipEn.lines).waitFor()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: payslipEn.files.closed, exact: true }).click(),
  ])
  const { stdout } = await promisify(execFile)(process.execPath, ['tools/payslip.ts', await file.path()])
  expect(stdout).toContain('1 payslips from 1 events, 0 of them excluded: equal')
  for (const { pageErrors, context } of [staff, paid]) {
    expect(pageErrors).toEqual([])
    await context.close()
  }
})
