import { command } from './machine/command.mjs'

command(async () => {
  const { ensurePackages } = await import('./machine/install.mjs')
  const { requireDiskSpace, explainFullDisk } = await import('./machine/disk.mjs')
  const { runProjectFile } = await import('./machine/runProjectFile.mjs')
  const { DATA } = await import('./machine/places.mjs')
  const { DEFAULT_PORT, requirePort } = await import('./machine/port.mjs')

  await requirePort(Number(process.env['PORT'] || DEFAULT_PORT), process.env['HOST'] || '127.0.0.1')
  await ensurePackages({ dev: false })
  requireDiskSpace(200, 'the database')
  // Compiled code is cached for the next start, which then spends half the time on loading.
  const code = await runProjectFile(['tools/start.ts'], { NODE_COMPILE_CACHE: `${DATA}/compiled` })
  if (code !== 0) explainFullDisk()
  return code
})
