import { exclusion as es } from '@ronda/i18n/es/agents/exclusion'
import { desk as deskEn } from '@ronda/i18n/en/office/desk'
import { query } from './authSteps.ts'
import { browser, expect, server, test } from './journey.ts'
import { signInAsStaff } from './staff.ts'
import { signInAsNewMember, signInByRequest, type Credentials } from './steps.ts'
import { expectToast, visit } from './visitor.ts'

const PHONE = { device: 'phone', theme: 'dark', language: 'es' } as const
const DESKTOP = { device: 'desktop', theme: 'light', language: 'en' } as const

/** An agent, with the bets of a member that a rule has excluded. */
async function excludedBelow(): Promise<Credentials> {
  const visitor = await visit(browser, server.origin, DESKTOP)
  const agent = await signInAsNewMember(visitor)
  await visitor.context.close()
  await query(server.databaseUrl, `update account set kind = 'agent' where username = $1`, [agent.username])
  const sql = `insert into exclusion (id, reason, account, day, agents, turn, currency, is_certain, evidence, bets, valid_bet,
      state, filed_at, decided_at)
    select gen_random_uuid(), 'self_play', member.id, current_date, array[agent.id], 1, 'USD', true,
      json_build_array(json_build_object('kind', 'device', 'accounts', json_build_array(agent.id), 'atMs', 1800000000000,
        'count', 2, 'game', null, 'round', null, 'amount', null, 'back', null)),
      3, 2500000, 'excluded', moment, moment
    from account as agent, account as member, date_trunc('second', now()) as moment where agent.username = $1 and member.username = 'demo'`
  await query(server.databaseUrl, sql, [agent.username])
  return agent
}

test('an agent appeals against an exclusion, and staff lift it with a reason that the agent reads', async () => {
  const agent = await excludedBelow()
  const low = await visit(browser, server.origin, PHONE)
  await signInByRequest(low, agent)
  await low.page.goto('/agentHome?view=agentDailyWages2')
  const excluded = low.page.getByRole('list', { name: es.list, exact: true })
  await excluded.getByText(es.reasons.self_play).waitFor()
  await excluded.getByRole('button', { name: /^Apelar/ }).click()
  const dialog = low.page.getByRole('dialog', { name: es.appealTitle })
  await dialog.getByLabel(es.text, { exact: true }).fill('Es mi hermana, y juega con su propio dinero.')
  await dialog.getByRole('button', { name: es.send, exact: true }).click()
  await expectToast(low.page, es.sent)
  await excluded.getByText(es.waiting).waitFor()

  const staff = await visit(browser, server.origin, DESKTOP)
  await signInAsStaff(staff, server.databaseUrl, 'operador')
  await staff.page.goto('/office/desk?queue=exclusions')
  const t = deskEn.exclusions
  await staff.page.getByRole('combobox', { name: t.queue, exact: true }).selectOption('appeals')
  await staff.page.getByRole('button', { name: new RegExp(`below ${agent.username}`) }).click()
  await staff.page.getByRole('button', { name: t.lift, exact: true }).click()
  const reason = staff.page.getByRole('dialog', { name: t.liftTitle })
  await reason.getByLabel(deskEn.reason.label, { exact: true }).fill('Papers were shown')
  await reason.getByRole('button', { name: t.lift, exact: true }).click()
  await expectToast(staff.page, t.lifted)

  await low.page.reload()
  await excluded.getByText('Papers were shown').waitFor()
  await excluded.getByText(es.lifted, { exact: true }).waitFor()
  for (const { pageErrors, context } of [low, staff]) {
    expect(pageErrors).toEqual([])
    await context.close()
  }
})
