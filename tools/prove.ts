import { fork } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdir, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Proven } from './prove/worker.ts'

// npm run prove: the return of every title by two methods, as identical fractions, on two cores.
// npm run prove -- sample: of every tenth title.

const WORKERS = 2
const kept = fileURLToPath(new URL('../.data/prove/returns.txt', import.meta.url))

async function work(part: number, every: number, onProven: (proven: Proven) => void): Promise<number> {
  const child = fork(fileURLToPath(import.meta.resolve('./prove/worker.ts')), [part, WORKERS, every].map(String))
  child.on('message', (message) => onProven(message as Proven))
  const [code] = (await once(child, 'exit')) as [number | null]
  return code ?? 1
}

const say = (text: string): boolean => process.stdout.write(`${text}\n`)

const began = performance.now()
const all: Proven[] = []
const every = process.argv[2] === 'sample' ? 10 : 1
const codes = await Promise.all(
  Array.from({ length: WORKERS }, (_, part) =>
    work(part, every, (proven) => {
      all.push(proven)
      for (const wrong of proven.wrong) say(`${proven.gameCode} (${proven.family} ${proven.profile}) ${wrong}`)
    }),
  ),
)
all.sort((left, right) => (left.gameCode < right.gameCode ? -1 : 1))

for (const family of new Set(all.map((proven) => proven.family))) {
  const titles = all.filter((proven) => proven.family === family)
  const ms = titles.reduce((sum, proven) => sum + proven.ms, 0)
  say(`${family.padEnd(14)} ${String(titles.length).padStart(5)} titles, ${(ms / titles.length).toFixed(1)} ms each`)
}
const lines = all.map(
  ({ gameCode, family, profile, fractions }) => `${gameCode} ${family} ${profile} ${fractions.join(' ')}`,
)
await mkdir(new URL('../.data/prove/', import.meta.url), { recursive: true })
await writeFile(kept, `${lines.join('\n')}\n`)
const wrong = all.filter((proven) => proven.wrong.length > 0).length
say(
  `prove.titles ${all.length}, prove.wrong ${wrong}, prove.seconds ${((performance.now() - began) / 1_000).toFixed(1)}`,
)
say(`all fractions: ${kept}, sha256 ${createHash('sha256').update(lines.join('\n')).digest('hex')}`)
process.exitCode = wrong === 0 && codes.every((code) => code === 0) ? 0 : 1
