import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { ROOT } from './places.mjs'

/** Counts the signals it receives, and takes a moment to stop. */
const PROGRAM = `
  let received = 0
  process.on('SIGINT', () => {
    received += 1
    setTimeout(() => { console.log('received ' + received); process.exit(0) }, 200)
  })
  setInterval(() => {}, 1_000)
  console.log('ready')
`

type Ended = { readonly code: number | null; readonly output: string }

async function run(text: string, onReady: (pid: number) => void): Promise<Ended> {
  const folder = mkdtempSync(join(tmpdir(), 'ronda-run-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const path = join(folder, 'program.mjs')
  writeFileSync(path, text)
  const launcher = `import { runProjectFile } from '${ROOT}tools/machine/runProjectFile.mjs'
    process.exit(await runProjectFile(['${path}']))`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', launcher], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString()
    if (chunk.toString().includes('ready')) onReady(child.pid ?? 0)
  })
  const [code] = (await once(child, 'close')) as [number | null]
  return { code, output }
}

test('Ctrl-C is passed on once, and a clean stop is a success', async () => {
  const ended = await run(PROGRAM, (pid) => {
    process.kill(pid, 'SIGINT')
    setTimeout(() => process.kill(pid, 'SIGINT'), 50)
  })
  expect(ended).toEqual({ code: 0, output: 'ready\nreceived 1\n' })
})

test('a program without a signal handler is stopped too', async () => {
  const ended = await run(`console.log('ready'); setInterval(() => {}, 1_000)`, (pid) => process.kill(pid, 'SIGHUP'))
  expect(ended).toEqual({ code: 0, output: 'ready\n' })
})

test('the exit code of the program is passed on', async () => {
  expect(await run(`process.exit(3)`, () => {})).toEqual({ code: 3, output: '' })
  expect(await run(`process.kill(process.pid, 'SIGKILL')`, () => {})).toEqual({ code: 137, output: '' })
})
