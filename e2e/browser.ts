import { existsSync } from 'node:fs'
import { chromium, type Browser } from '@playwright/test'

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** The browser of the machine; `CHROMIUM` names another. */
export function findChromium(): string {
  const path = [process.env['CHROMIUM'], ...PLACES].find((place) => place !== undefined && existsSync(place))
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

export const LOOKS = {
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true },
  desktop: { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1, hasTouch: false, isMobile: false },
} as const

export type Device = keyof typeof LOOKS
export type Theme = 'dark' | 'light'
export type Language = 'es' | 'en'
