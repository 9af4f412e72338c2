import { command } from './machine/command.mjs'

command(async () => {
  const { ensurePackages } = await import('./machine/install.mjs')
  const { runServer } = await import('./machine/handover.mjs')

  await ensurePackages({ dev: true })
  return runServer(['tools/dev.ts'])
})
