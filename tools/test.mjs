import { command } from './machine/command.mjs'

command(async () => {
  const { ensurePackages } = await import('./machine/install.mjs')
  const { ensureChromium } = await import('./machine/chromium.mjs')
  const { runServer } = await import('./machine/handover.mjs')

  await ensurePackages({ dev: true })
  const chromium = await ensureChromium()
  return runServer(['tools/check.ts', '--all'], { CI: 'true', CHROMIUM: chromium })
})
