import { command } from './machine/command.mjs'

command(async () => {
  const { ensurePackages } = await import('./machine/install.mjs')
  const { ensureChromium } = await import('./machine/chromium.mjs')
  const { runProjectFile } = await import('./machine/runProjectFile.mjs')

  // Both mostly wait for the network.
  const [chromium] = await Promise.all([ensureChromium(), ensurePackages({ dev: true })])
  return runProjectFile(['tools/check.ts', '--all'], { CI: 'true', CHROMIUM: chromium })
})
