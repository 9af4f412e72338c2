import { seconds } from '@ronda/core'
import { expect, test } from 'vitest'
import { openServer, type Server } from '../../src/app/server.ts'
import { codeAt } from '../../src/people/factor/index.ts'
import { openLog } from '../../src/platform/log/log.ts'
import { testDatabase } from '../../src/platform/testing/database.ts'
import { Visitor } from '../../src/platform/testing/visitor.ts'
import { runProgram, SETUP_FLAGS } from '../kit/programs.ts'
import { codeOf } from '../kit/signInSteps.ts'
import { enterAsStaff, PASSWORD } from '../kit/staff.ts'
import { KEY } from '../kit/testServer.ts'

const LOGIN = '/api/v1/office/login'
const DESK = '/api/v1/office/desk'

const passwordIn = (text: string): string => /\b(?:[a-z2-9]{5}-){3}[a-z2-9]{5}\b/.exec(text)?.[0] ?? ''

const openOwn = (databaseUrl: string): Promise<Server> =>
  openServer({ databaseUrl, key: KEY, log: openLog('error'), connectMsMax: seconds(30) })

/** The first sign-in of staff: another password, then a second factor. Returns the secret of the authenticator. */
async function begin({ origin }: Server, username: string, password: string): Promise<string> {
  const visitor = new Visitor(origin)
  await visitor.send('POST', LOGIN, { username, password })
  expect(codeOf(await visitor.ask('GET', DESK))).toBe('session.factor_due')
  const change = { oldPassword: password, newPassword: PASSWORD, confirmNewPassword: PASSWORD }
  await visitor.send('PUT', '/wps/member/password', change)
  const { secret } = await visitor.send<{ secret: string }>('POST', '/api/v1/member/security/authenticator', {})
  const code = codeAt(secret, Date.now())
  await visitor.send('POST', '/api/v1/member/security/authenticator/confirm', { code })
  expect((await visitor.ask('GET', DESK)).status).toBe(200)
  return secret
}

test('from an empty database to staff at their desk, and out again, by the programs alone', async () => {
  const databaseUrl = await testDatabase()
  const early = await runProgram('main', '', databaseUrl)
  expect(early.code).toBe(1)
  expect(early.text).toContain('npm run setup')
  expect((await runProgram('staff', 'add ana', databaseUrl)).text).toContain('npm run setup')
  const done = await runProgram('setup', SETUP_FLAGS, databaseUrl)
  expect(done.text).toContain('Verbena (verbena) is set up')
  const twice = await runProgram('setup', SETUP_FLAGS, databaseUrl)
  expect(twice.text).toContain('has a brand already: Verbena (verbena)')
  const added = await runProgram('staff', 'add berta', databaseUrl)
  expect((await runProgram('staff', 'add Berta', databaseUrl)).text).toContain('taken')

  const server = await openOwn(databaseUrl)
  const secret = await begin(server, 'ana', passwordIn(done.text))
  await begin(server, 'berta', passwordIn(added.text))
  const ana = await enterAsStaff(server, new Visitor(server.origin), 'ana', { secret })
  expect((await runProgram('staff', 'list', databaseUrl)).text).toMatch(/ana +active/)

  await runProgram('staff', 'disable ana', databaseUrl)
  await expect.poll(async () => (await ana.ask('GET', DESK)).status).toBe(401)
  expect(codeOf(await new Visitor(server.origin).ask('POST', LOGIN, { username: 'ana', password: PASSWORD }))).toBe(
    'session.blocked',
  )
  await runProgram('staff', 'enable ana', databaseUrl)
  const reset = await runProgram('staff', 'reset ana', databaseUrl)
  const again = await begin(server, 'ana', passwordIn(reset.text))
  const reader = await enterAsStaff(server, new Visitor(server.origin), 'ana', { secret: again })
  const { list } = await reader.get<{ list: readonly { action: string }[] }>('/api/v1/office/deeds')
  expect(list.map(({ action }) => action).toReversed()).toEqual([
    'staff.add',
    'staff.add',
    'staff.disable',
    'staff.enable',
    'staff.reset',
  ])
  await server.close()
})

test('what cannot be used is refused by name, and nothing is changed', async () => {
  const databaseUrl = await testDatabase()
  const cases: readonly [flags: string, named: string][] = [
    [SETUP_FLAGS.replace('MXN', 'ABC'), '--currency'],
    [SETUP_FLAGS.replace('juegos.example', 'https://juegos.example'), '--domain'],
    [SETUP_FLAGS.replace('--code verbena', '--code Verbena!'), '--code'],
    [SETUP_FLAGS.replace(' --owner ana', ''), '--owner'],
    [`${SETUP_FLAGS} --colour red`, '--colour'],
  ]
  for (const [flags, named] of cases) {
    const { code, text } = await runProgram('setup', flags, databaseUrl)
    expect(code).toBe(1)
    expect(text).toContain(named)
  }
  expect((await runProgram('setup', SETUP_FLAGS)).text).toContain('DATABASE_URL')
  expect((await runProgram('setup', SETUP_FLAGS, databaseUrl)).code).toBe(0)
})
