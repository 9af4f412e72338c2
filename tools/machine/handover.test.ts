import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { ROOT } from './places.mjs'

/** Counts the signals it hears, and takes a moment to stop. */
const SERVER = `
  let heard = 0
  process.on('SIGINT', () => {
    heard += 1
    setTimeout(() => { console.log('heard ' + heard); process.exit(0) }, 200)
  })
  setInterval(() => {}, 1_000)
  console.log('ready')
`

type Ended = { readonly code: number | null; readonly output: string }

async function runPrograms(programs: readonly string[], onReady: (pid: number) => void): Promise<Ended> {
  const folder = mkdtempSync(join(tmpdir(), 'ronda-handover-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const paths = programs.map((text, at) => {
    const path = join(folder, `${at}.mjs`)
    writeFileSync(path, text)
    return [path]
  })
  const launcher = `import { runHouse } from '${ROOT}tools/machine/handover.mjs'
    process.exit(await runHouse(${JSON.stringify(paths)}))`
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
  const ended = await runPrograms([SERVER], (pid) => {
    process.kill(pid, 'SIGINT')
    setTimeout(() => process.kill(pid, 'SIGINT'), 50)
  })
  expect(ended).toEqual({ code: 0, output: 'ready\nheard 1\n' })
})

test('what was to come after is not started once someone asked to stop', async () => {
  const slow = `console.log('ready'); setInterval(() => {}, 1_000)`
  const ended = await runPrograms([slow, `console.log('next')`], (pid) => process.kill(pid, 'SIGTERM'))
  expect(ended).toEqual({ code: 0, output: 'ready\n' })
})

test('the first failure ends the list with its code', async () => {
  const ended = await runPrograms([`process.exit(3)`, `console.log('next')`], () => {})
  expect(ended).toEqual({ code: 3, output: '' })
})
