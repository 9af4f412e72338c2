// `npm run code`: prints the current authenticator codes of a demo's staff.
import { resolve } from 'node:path'
import { systemClock } from '../platform/clock/clock.ts'
import { codeLifeMs } from '../people/factor/index.ts'
import { readConfig } from '../platform/config/config.ts'
import { readDemoAccounts } from './demo.ts'
import { explain, StartupError } from './explain.ts'
import { staffCodes } from './startupMessage.ts'

function show(): string {
  const config = readConfig(process.env)
  if (!config.ok) throw new StartupError(config.error)
  // With a database of its own the server is no demo, and the codes of real staff must not be printed.
  if (config.value.databaseUrl !== undefined)
    throw new StartupError('Only a demo prints codes, and DATABASE_URL is set.')
  const nowMs = systemClock.nowMs()
  const codes = staffCodes(readDemoAccounts(resolve(config.value.dataDir)), nowMs)
  if (codes.length === 0) throw new StartupError('There is no demo here yet: npm start makes one.')
  return ['', ...codes, '', `    valid for ${Math.ceil(codeLifeMs(nowMs) / 1_000)} seconds, once each`, ''].join('\n')
}

try {
  console.log(show())
} catch (error) {
  console.error(`\n  ${explain(error)}\n`)
  process.exitCode = 1
}
