import { command } from './machine/command.mjs'

command(async () => {
  const { ensurePackages } = await import('./machine/install.mjs')
  const { ensureChromium } = await import('./machine/chromium.mjs')
  const { runProjectFile } = await import('./machine/runProjectFile.mjs')

  await ensurePackages({ dev: true })
  const chromium = await ensureChromium()
  return runProjectFile(['tools/check.ts', '--all'], { CI: 'true', CHROMIUM: chromium })
})
