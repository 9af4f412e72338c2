import { command } from './machine/command.mjs'

command(async () => {
  const { ensurePackages } = await import('./machine/install.mjs')
  const { requireRoom, explainFullDisk } = await import('./machine/disk.mjs')
  const { runHouse } = await import('./machine/handover.mjs')

  await ensurePackages({ dev: false })
  requireRoom(200, 'the database')
  const code = await runHouse([['tools/build.ts'], ['server/src/main/main.ts']])
  if (code !== 0) explainFullDisk()
  return code
})
