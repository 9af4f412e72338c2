import { command } from './machine/command.mjs'

command(async () => {
  const { ensurePackages } = await import('./machine/install.mjs')
  const { runProjectFile } = await import('./machine/runProjectFile.mjs')

  await ensurePackages({ dev: true })
  return runProjectFile(['tools/dev.ts'])
})
