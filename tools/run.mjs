import { command } from './machine/command.mjs'

// node tools/run.mjs <file.ts> [arguments]: runs a file of the project, with all packages installed.
command(async () => {
  const { ensurePackages } = await import('./machine/install.mjs')
  const { runProjectFile } = await import('./machine/runProjectFile.mjs')

  await ensurePackages({ dev: true })
  return runProjectFile(process.argv.slice(2))
})
