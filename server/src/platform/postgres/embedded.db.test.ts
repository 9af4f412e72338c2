import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { startEmbedded } from './embedded.ts'

function dataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'ronda-embedded-'))
  chmodSync(folder, 0o755)
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return join(folder, 'postgres')
}

test('a house that was killed does not keep the next one from its data', async () => {
  const dataDir = dataFolder()
  const program = `import { startEmbedded } from '${import.meta.dirname}/embedded.ts'
    await startEmbedded({ dataDir: '${dataDir}' })
    console.log('ready')`
  const house = spawn(process.execPath, ['--input-type=module-typescript', '--eval', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(house.stdout, 'data')
  const gone = once(house, 'exit')
  house.kill('SIGKILL')
  await gone
  const next = await startEmbedded({ dataDir })
  expect(next.pid).toBeGreaterThan(0)
  await next.stop()
})
