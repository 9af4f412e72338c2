import { Trouble } from './machine/command.mjs'
import { buildStale } from './web/build.ts'

try {
  await buildStale()
} catch (error) {
  console.error(error instanceof Trouble ? error.message : error)
  process.exit(1)
}
// In this process: a second one would cost a third of the time a start takes.
await import('../server/src/app/main.ts')
