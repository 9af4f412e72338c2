import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { addCounts, countStep, readReport, type Count } from './check/count.ts'
import { failuresOf } from './check/failures.ts'
import { chooseSteps, steps, type Step } from './check/steps.ts'
import { ROOT } from './machine/places.mjs'

async function runScript([script, ...args]: readonly [string, ...string[]]): Promise<number | null> {
  const child = spawn(process.execPath, [join(ROOT, 'node_modules', script), ...args], {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const [code] = (await once(child, 'exit')) as [number | null]
  return code
}

async function runStep(step: Step): Promise<Count> {
  const startedAtMs = Date.now()
  console.log(`\n── ${step.name}: ${step.what}`)
  // An old report must not count for a run that failed before it wrote its own.
  if (step.report) rmSync(step.report, { force: true })
  const code = await runScript(step.run)
  const report = step.report ? readReport(step.report) : undefined
  const count = countStep({ code, report })
  const seconds = ((Date.now() - startedAtMs) / 1_000).toFixed(1)
  console.log(
    count.failed === 0 ? `   ok, ${seconds} s` : `   FAILED after ${seconds} s: npm run check -- ${step.name}`,
  )
  for (const line of report ? failuresOf(report) : []) console.log(line)
  return count
}

/** Stops at the first step that fails: later steps would mostly report the same fault. */
async function runSteps(chosen: readonly Step[]): Promise<Count> {
  const counts: Count[] = []
  for (const step of chosen) {
    const count = await runStep(step)
    counts.push(count)
    if (count.failed > 0) break
  }
  return addCounts(counts)
}

const words = process.argv.slice(2)
const chosen = chooseSteps(words)
if (typeof chosen === 'string') {
  console.error(`Unknown check: ${chosen}. Known checks: ${steps.map((step) => step.name).join(', ')}.`)
  process.exitCode = 2
} else {
  if (words.includes('--fix')) await runScript(['oxfmt/bin/oxfmt', '.'])
  const { passed, failed } = await runSteps(chosen)
  console.log(`\n${passed} passed, ${failed} failed`)
  process.exitCode = failed === 0 ? 0 : 1
}
