import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CHROMIUM_ARGUMENTS, findChromium } from '../../e2e/chromium.ts'

export type OpenChromium = { readonly port: number; close(): Promise<void> }

const START_MS_MAX = 20_000

/** A new Chromium with an empty profile, controlled through its debugging port. */
export async function openChromium(): Promise<OpenChromium> {
  const folder = mkdtempSync(join(tmpdir(), 'ronda-chromium-'))
  const words = ['--headless=new', '--remote-debugging-port=0', `--user-data-dir=${folder}`, ...CHROMIUM_ARGUMENTS]
  const child = spawn(findChromium(), words, { stdio: ['ignore', 'ignore', 'pipe'] })
  const port = await new Promise<number>((resolve, reject) => {
    const giveUp = setTimeout(() => reject(new Error('Chromium did not print its port')), START_MS_MAX)
    let text = ''
    child.stderr.on('data', (chunk: Buffer) => {
      text += chunk.toString()
      const found = /DevTools listening on ws:\/\/127\.0\.0\.1:(\d+)\//.exec(text)?.[1]
      if (found === undefined) return
      clearTimeout(giveUp)
      resolve(Number(found))
    })
  })
  return {
    port,
    async close() {
      const gone = once(child, 'exit')
      child.kill('SIGTERM')
      await gone
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
