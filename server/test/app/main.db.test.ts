import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, lstatSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { minutes } from '@ronda/core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase } from '../../src/platform/testing/database.ts'
import { Visitor } from '../../src/platform/testing/visitor.ts'
import { runProgram, SECRET_KEY, SETUP_FLAGS } from '../kit/programs.ts'
import { loginForm, registerForm } from '../kit/testServer.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'ronda-main-'))
  chmodSync(folder, 0o755)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

type Started = { readonly child: ChildProcess; output(): string; ended: Promise<number | null> }

function start(settings: Readonly<Record<string, string>>): Started {
  const { DATABASE_URL: _, ...environment } = process.env
  const child = spawn(process.execPath, [join(import.meta.dirname, '../../src/app/main.ts')], {
    env: { ...environment, PORT: '0', DATA_DIR: join(folder, 'data'), ...settings },
  })
  let text = ''
  child.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (text += chunk.toString()))
  const ended = once(child, 'close').then(([code]) => code as number | null)
  return { child, output: () => text, ended }
}

/** The first start of a demo takes two minutes at most. */
const START_MS_MAX = minutes(2)

async function opened(server: Started): Promise<string> {
  await expect.poll(() => server.output(), { timeout: START_MS_MAX }).toContain('Ctrl-C')
  return /open at (http:\S+)/.exec(server.output())?.[1] ?? ''
}

/** What other users of the machine could read of a data folder. */
function openToOthers(data: string): readonly string[] {
  return readdirSync(data, { recursive: true, encoding: 'utf8' }).filter(
    (name) => (lstatSync(join(data, name)).mode & 0o077) !== 0,
  )
}

const passwordIn = (text: string): string => /demo\s+(\S+-\d+)/.exec(text)?.[1] ?? ''

test('the server starts on an empty folder, prints its address and accounts, stops cleanly, and starts again with the same data', async () => {
  const first = start({ DEMO_DAYS: '2' })
  const visitor = new Visitor(await opened(first))
  const password = passwordIn(first.output())
  const login = await visitor.send('POST', '/wps/session/login', loginForm('demo', password))
  expect(login).toMatchObject({ step: 'done', member: { account: 'demo', type: 0 } })
  // The demo member has played some rounds of a few units.
  const balance = await visitor.get<{ cash: string; seq: number }>('/wps/v2/wallets/balance')
  expect(BigInt(balance.cash)).toBeGreaterThan(400_000_000n)
  expect(balance.seq).toBeGreaterThan(1)
  first.child.kill('SIGINT')
  expect(await first.ended).toBe(0)
  expect(openToOthers(join(folder, 'data'))).toEqual([])

  const second = start({})
  const again = visitor.movedTo(await opened(second))
  expect(passwordIn(second.output())).toBe(password)
  expect(await again.get('/wps/v2/wallets/balance')).toEqual(balance)
  second.child.kill('SIGTERM')
  expect(await second.ended).toBe(0)
})

test('a taken port, an unreachable database and a wrong setting are reported plainly', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const { port } = other.address() as { port: number }
  const cases: readonly [Readonly<Record<string, string>>, string][] = [
    [{ PORT: String(port), DATABASE_URL: await testDatabase(), SECRET_KEY }, 'The port is taken'],
    [{ DATABASE_URL: `postgres://nobody@127.0.0.1:${port - 1 || 1}/none`, SECRET_KEY }, 'PostgreSQL does not answer'],
    [{ PORT: 'http' }, 'PORT'],
    [{ DATABASE_URL: await testDatabase() }, 'SECRET_KEY is required'],
    [{ DATABASE_URL: await testDatabase(), SECRET_KEY, SANDBOX: 'payments' }, 'SANDBOX=payments'],
    [{ SECRET_KEY }, 'not the one that this database is sealed with'],
  ]
  for (const [settings, text] of cases) {
    const server = start(settings)
    expect(await server.ended).toBe(1)
    expect(server.output()).toContain(text)
    expect(server.output()).not.toContain('    at ')
  }
  other.close()
})

test('an external database gets no accounts with printed passwords, and gives no money away', async () => {
  const databaseUrl = await testDatabase()
  await runProgram('setup', SETUP_FLAGS, databaseUrl)
  const server = start({ DATABASE_URL: databaseUrl, SECRET_KEY })
  const visitor = new Visitor(await opened(server))
  expect(server.output()).not.toContain('Demo accounts')
  expect(server.output()).not.toContain('SANDBOX')
  const login = await visitor.ask('POST', '/wps/session/login', loginForm('demo', 'whatever 1'))
  expect(login.status).toBe(401)
  await visitor.send('PUT', '/wps/member/register', await registerForm(visitor, 'newcomer'))
  expect(await visitor.get('/wps/v2/wallets/balance')).toMatchObject({ cash: '0' })
  server.child.kill('SIGTERM')
  expect(await server.ended).toBe(0)
})
