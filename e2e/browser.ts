import { chromium, type Browser } from '@playwright/test'
import { CHROMIUM_ARGUMENTS, findChromium } from './chromium.ts'

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
