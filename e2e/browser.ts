import { existsSync } from 'node:fs'
import { chromium, type Browser } from '@playwright/test'

const CHROMIUM_PATHS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** The path of the installed Chromium; the variable `CHROMIUM` overrides it. */
export function findChromium(): string {
  const path = [process.env['CHROMIUM'], ...CHROMIUM_PATHS].find((each) => each !== undefined && existsSync(each))
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

export function openBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: findChromium(), args: [...CHROMIUM_ARGUMENTS] })
}

export const DEVICES = {
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true },
  desktop: { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1, hasTouch: false, isMobile: false },
} as const

export type Device = keyof typeof DEVICES
export type Theme = 'dark' | 'light'
export type Language = 'es' | 'en'
