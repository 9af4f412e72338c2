import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Proven } from './proveSlot.ts'
import { inParts, print, secondsSince } from './workers.ts'

const folder = new URL('../../.data/prove/', import.meta.url)
const kept = fileURLToPath(new URL('returns.txt', folder))

/** The return of every title, or of one in every `every`, by two methods as identical fractions. */
export async function proveTitles(every: number): Promise<boolean> {
  const began = performance.now()
  const all: Proven[] = []
  const isWhole = await inParts<Proven>(import.meta.resolve('./worker.ts'), [String(every)], (proven) => {
    all.push(proven)
    for (const wrong of proven.wrong) print(`${proven.gameCode} (${proven.family} ${proven.profile}) ${wrong}`)
  })
  all.sort((left, right) => (left.gameCode < right.gameCode ? -1 : 1))

  for (const family of new Set(all.map((proven) => proven.family))) {
    const titles = all.filter((proven) => proven.family === family)
    const ms = titles.reduce((sum, proven) => sum + proven.ms, 0)
    print(
      `${family.padEnd(14)} ${String(titles.length).padStart(5)} titles, ${(ms / titles.length).toFixed(1)} ms each`,
    )
  }
  const lines = all.map(
    ({ gameCode, family, profile, fractions }) => `${gameCode} ${family} ${profile} ${fractions.join(' ')}`,
  )
  await mkdir(folder, { recursive: true })
  await writeFile(kept, `${lines.join('\n')}\n`)
  const wrong = all.filter((proven) => proven.wrong.length > 0).length
  print(`prove.titles ${all.length}, prove.wrong ${wrong}, prove.seconds ${secondsSince(began)}`)
  print(`all fractions: ${kept}, sha256 ${createHash('sha256').update(lines.join('\n')).digest('hex')}`)
  return wrong === 0 && isWhole
}
