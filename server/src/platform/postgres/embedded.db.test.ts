import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { startEmbedded } from './embedded.ts'

function dataFolder(...deeper: readonly string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'ronda-embedded-'))
  chmodSync(folder, 0o755)
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const parent = join(folder, ...deeper)
  mkdirSync(parent, { recursive: true, mode: 0o755 })
  return join(parent, 'postgres')
}

async function ask(url: string, sql: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<{ answer: unknown }>(sql)
    return rows[0]?.answer
  } finally {
    await client.end().catch(() => {})
  }
}

/** The result when another user of the machine tries to connect. */
async function connectAsOtherUser(url: string): Promise<string> {
  const program = `import pg from '${import.meta.resolve('pg')}'
    const client = new pg.Client({ connectionString: process.env.URL })
    client.on('error', () => {})
    const result = await client.connect().then(() => 'connected', (error) => error.code)
    console.log(result)
    process.exit()`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    env: { URL: url },
    uid: 65_533,
    gid: 65_533,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [result] = (await once(child.stdout, 'data')) as [Buffer]
  return result.toString().trim()
}

test('no port is opened, and the folder of the socket is accessible to the owner only', async () => {
  const dataDir = dataFolder()
  const server = await startEmbedded({ dataDir })
  onTestFinished(() => server.stop())
  expect(await ask(server.url('postgres'), `select current_setting('listen_addresses') as answer`)).toBe('')
  expect(await ask(server.url('postgres'), `select inet_server_addr() as answer`)).toBeNull()
  expect(statSync(dataDir).mode & 0o777).toBe(0o700)
})

test('only the role of the server may connect, even for the same user', async () => {
  const server = await startEmbedded({ dataDir: dataFolder() })
  onTestFinished(() => server.stop())
  await ask(server.url('postgres'), 'create role guest login superuser')
  await expect(ask(server.url('postgres').replace('ronda@', 'guest@'), 'select 1')).rejects.toMatchObject({
    code: '28000',
  })
})

test.runIf(process.getuid?.() === 0)(
  'another user of the machine is refused by the folder’s mode and by peer authentication',
  async () => {
    const dataDir = dataFolder()
    const server = await startEmbedded({ dataDir })
    onTestFinished(() => server.stop())
    expect(await connectAsOtherUser(server.url('postgres'))).toBe('EACCES')
    chmodSync(dataDir, 0o755)
    // Even when the folder is open by mistake, the kernel still names the connecting user.
    expect(await connectAsOtherUser(server.url('postgres'))).toBe('28000')
  },
)

test('a folder that an older version left open is closed at the next start, and keeps its data', async () => {
  const dataDir = dataFolder()
  const first = await startEmbedded({ dataDir })
  await ask(first.url('postgres'), 'create table kept as select 7 as answer')
  await first.stop()
  const hba = join(dataDir, 'pg_hba.conf')
  writeFileSync(hba, 'host all all 127.0.0.1/32 trust\nlocal all all trust\n')
  const next = await startEmbedded({ dataDir })
  onTestFinished(() => next.stop())
  expect(readFileSync(hba, 'utf8')).not.toContain('trust')
  expect(await ask(next.url('postgres'), 'select answer from kept')).toBe(7)
})

test('where the path is too long for a socket, it is placed in a closed folder of its own', async () => {
  const server = await startEmbedded({ dataDir: dataFolder('a'.repeat(60), 'b'.repeat(60)) })
  const folder = decodeURIComponent(new URL(server.url('postgres')).hostname)
  expect(await ask(server.url('postgres'), 'select 1 as answer')).toBe(1)
  expect(statSync(folder).mode & 0o777).toBe(0o700)
  await server.stop()
  expect(() => statSync(folder)).toThrow('ENOENT')
})

test('a server that was killed does not keep the next one from its data', async () => {
  const dataDir = dataFolder()
  const program = `import { startEmbedded } from '${import.meta.dirname}/embedded.ts'
    await startEmbedded({ dataDir: '${dataDir}' })
    console.log('ready')`
  const server = spawn(process.execPath, ['--input-type=module-typescript', '--eval', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(server.stdout, 'data')
  const exited = once(server, 'exit')
  server.kill('SIGKILL')
  await exited
  const next = await startEmbedded({ dataDir })
  expect(next.pid).toBeGreaterThan(0)
  await next.stop()
})
