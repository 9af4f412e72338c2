import { existsSync } from 'node:fs'

const CHROMIUM_PATHS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** The path of the installed Chromium, if there is one; the variable `CHROMIUM` overrides it. */
export function chromiumPath(): string | undefined {
  return [process.env['CHROMIUM'], ...CHROMIUM_PATHS].find((each) => each !== undefined && existsSync(each))
}

/** The same, for what cannot run without a browser. */
export function findChromium(): string {
  const path = chromiumPath()
  if (path === undefined)
    throw new Error('no Chromium found: install it (Debian: apt-get install chromium) or set CHROMIUM')
  return path
}

export const CHROMIUM_ARGUMENTS: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
