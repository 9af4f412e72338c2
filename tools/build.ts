import { command } from './machine/command.mjs'
import { buildStale } from './web/build.ts'

command(async () => {
  await buildStale()
  return 0
})
