import { command } from './machine/command.mjs'

command(async () => {
  const { ensurePackages } = await import('./machine/install.mjs')
  const { runHouse } = await import('./machine/handover.mjs')

  await ensurePackages({ dev: true })
  return runHouse(['tools/dev.ts'])
})
