import { command } from './machine/command.mjs'

command(async () => {
  const { ensurePackages } = await import('./machine/install.mjs')
  const { requireRoom, explainFullDisk } = await import('./machine/disk.mjs')
  const { runHouse } = await import('./machine/handover.mjs')
  const { DEFAULT_PORT, requirePort } = await import('./machine/port.mjs')

  await requirePort(Number(process.env['PORT'] || DEFAULT_PORT), process.env['HOST'] || '127.0.0.1')
  await ensurePackages({ dev: false })
  requireRoom(200, 'the database')
  const code = await runHouse([['tools/build.ts'], ['server/src/main/main.ts']])
  if (code !== 0) explainFullDisk()
  return code
})
