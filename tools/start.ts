import { CommandError } from './machine/command.mjs'
import { buildStale } from './web/build.ts'

try {
  await buildStale()
} catch (error) {
  console.error(error instanceof CommandError ? error.message : error)
  process.exit(1)
}
// In this process: a second process would add a third to the time of a start.
await import('../server/src/app/main.ts')
