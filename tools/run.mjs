import { command } from './machine/command.mjs'

// node tools/run.mjs <file.ts> [arguments]: runs a file of the house, with every package there.
command(async () => {
  const { ensurePackages } = await import('./machine/install.mjs')
  const { runHouse } = await import('./machine/handover.mjs')

  await ensurePackages({ dev: true })
  return runHouse(process.argv.slice(2))
})
