import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import type { Server } from '../../src/app/server.ts'
import { Visitor } from '../../src/platform/testing/visitor.ts'
import { changeSettings, withModule, withRule } from '../kit/registration.ts'
import { codeOf } from '../kit/signInSteps.ts'
import { testStaff } from '../kit/staff.ts'
import { loginForm, openTestServer, PASSWORD, signIn } from '../kit/testServer.ts'

let server: Server
beforeAll(async () => {
  server = await openTestServer({
    demoAccounts: [
      { username: 'agente', kind: 'agent', password: PASSWORD, deposit: 0 },
      { username: 'excluida', kind: 'member', password: PASSWORD, deposit: 0 },
      ...testStaff,
    ],
  })
  await changeSettings(server, (settings) => {
    const asked = { enabled: true, required: true }
    const open = withModule(settings, 'AGENTACCOUNT3', 1)
    return withRule(withRule(withRule(open, 'payeeName', asked), 'idNumber', asked), 'birthday', asked)
  })
  return () => server.close()
})

/** The owner of an account that an agent has opened, after the password was chosen. */
async function openedFor(username: string): Promise<Visitor> {
  const agent = await signIn(server, 'agente')
  const form = { key: randomUUID(), username, account: 'member', language: 'es' }
  const { password } = await agent.send<{ password: string }>('POST', '/wps/agent/accounts', form)
  const owner = new Visitor(server.origin)
  await owner.send('POST', '/wps/session/login', loginForm(username, password))
  const chosen = { newPassword: 'mi clave propia 7', confirmNewPassword: 'mi clave propia 7' }
  await owner.send('PUT', '/wps/member/password', { oldPassword: password, ...chosen })
  return owner
}

const accept = async (owner: Visitor, fields: object) => codeOf(await owner.ask('POST', '/wps/member/terms', fields))
const isDue = async (owner: Visitor) => (await owner.get<{ areTermsDue: boolean }>('/wps/member/info')).areTermsDue
const PERSON = { payeeName: 'Luz Mar', idNumber: 'LM123456', birthday: '1987-06-05' }

test('the owner of an account that somebody else opened fills in what the registration form requires', async () => {
  const owner = await openedFor('duena1')
  expect(await accept(owner, {})).toBe('identity.payee_name_invalid')
  expect(await accept(owner, { ...PERSON, idNumber: '' })).toBe('identity.id_number_invalid')
  expect(await accept(owner, { ...PERSON, birthday: '2020-01-01' })).toBe('identity.under_age')
  expect(await isDue(owner)).toBe(true)
  expect(await accept(owner, PERSON)).toBeUndefined()
  // A lost reply: sent again, nothing is written.
  expect(await accept(owner, { ...PERSON, payeeName: 'Otra' })).toBeUndefined()
  expect(await isDue(owner)).toBe(false)
  expect(JSON.stringify(await owner.get('/api/v1/member/profile'))).toContain('Luz Mar')
})

test('who has excluded themselves is recognised at the first sign-in, and the account stays closed', async () => {
  const excluded = await signIn(server, 'excluida')
  await excluded.send('PUT', '/api/v1/member/profile', { idNumber: PERSON.idNumber })
  await excluded.send('POST', '/api/v1/control/exclusion', { key: randomUUID(), months: 6 })
  const owner = await openedFor('duena2')
  expect(await accept(owner, PERSON)).toBe('identity.not_available')
  expect(await isDue(owner)).toBe(true)
  const deposit = { key: randomUUID(), way: 'card', amount: '2000000' }
  expect(codeOf(await owner.ask('POST', '/api/v1/deposits', deposit))).toBe('session.terms_due')
})
