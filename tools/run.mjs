import { command } from './machine/command.mjs'

// node tools/run.mjs <file.ts> [arguments]: runs a file of the house, with every package there.
command(async () => {
  const { ensurePackages } = await import('./machine/install.mjs')
  const { runServer } = await import('./machine/handover.mjs')

  await ensurePackages({ dev: true })
  return runServer(process.argv.slice(2))
})
