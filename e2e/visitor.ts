import type { Browser, BrowserContext, Page, Request } from '@playwright/test'
import { seconds } from '@ronda/core'
import { messages as en, refusals as refusalsEn } from '@ronda/i18n/en'
import { control as controlEn } from '@ronda/i18n/en/control'
import { auth as authEn } from '@ronda/i18n/en/auth'
import { lobby as lobbyEn } from '@ronda/i18n/en/lobby'
import { help as helpEn } from '@ronda/i18n/en/help'
import { play as playEn } from '@ronda/i18n/en/play'
import { profile as profileEn } from '@ronda/i18n/en/profile'
import { security as securityEn } from '@ronda/i18n/en/security'
import { funds as fundsEn } from '@ronda/i18n/en/funds'
import { transfer as transferEn } from '@ronda/i18n/en/transfer'
import { vendor as vendorEn } from '@ronda/i18n/en/vendor'
import { stage as stageEn } from '@ronda/i18n/en/stage'
import { talk as talkEn } from '@ronda/i18n/en/talk'
import { uploads as uploadsEn } from '@ronda/i18n/en/uploads'
import { messages as es, refusals as refusalsEs } from '@ronda/i18n/es'
import { control as controlEs } from '@ronda/i18n/es/control'
import { auth as authEs } from '@ronda/i18n/es/auth'
import { lobby as lobbyEs } from '@ronda/i18n/es/lobby'
import { help as helpEs } from '@ronda/i18n/es/help'
import { play as playEs } from '@ronda/i18n/es/play'
import { profile as profileEs } from '@ronda/i18n/es/profile'
import { security as securityEs } from '@ronda/i18n/es/security'
import { funds as fundsEs } from '@ronda/i18n/es/funds'
import { transfer as transferEs } from '@ronda/i18n/es/transfer'
import { vendor as vendorEs } from '@ronda/i18n/es/vendor'
import { stage as stageEs } from '@ronda/i18n/es/stage'
import { talk as talkEs } from '@ronda/i18n/es/talk'
import { uploads as uploadsEs } from '@ronda/i18n/es/uploads'
import { LOOKS, type Device, type Language, type Theme } from './browser.ts'

export type Look = { readonly device: Device; readonly theme: Theme; readonly language: Language }

const texts = {
  es: {
    ...es,
    refusals: refusalsEs,
    control: controlEs,
    auth: authEs,
    lobby: lobbyEs,
    security: securityEs,
    play: playEs,
    profile: profileEs,
    stage: stageEs,
    funds: fundsEs,
    transfer: transferEs,
    vendor: vendorEs,
    help: helpEs,
    talk: talkEs,
    uploads: uploadsEs,
  },
  en: {
    ...en,
    refusals: refusalsEn,
    control: controlEn,
    auth: authEn,
    lobby: lobbyEn,
    security: securityEn,
    play: playEn,
    profile: profileEn,
    stage: stageEn,
    funds: fundsEn,
    transfer: transferEn,
    vendor: vendorEn,
    help: helpEn,
    talk: talkEn,
    uploads: uploadsEn,
  },
}

/** A person in front of a screen: their page, the texts they read and what went wrong behind it. */
export type Visitor = {
  readonly origin: string
  /** How they came; what they choose later is on their page. */
  readonly look: Look
  readonly page: Page
  readonly context: BrowserContext
  readonly texts: (typeof texts)['es']
  /** Errors of scripts and the console since the page opened. */
  readonly pageErrors: readonly string[]
  /** What the page has asked for and not been told. */
  readonly unanswered: ReadonlySet<Request>
}

declare global {
  interface Window {
    /** What pages say in passing goes by itself; on a slow machine it would be gone before anybody has looked. */
    toldInPassing?: string[]
  }
}

/** Waits for a sentence said in passing, which may be over; each is heard once. */
export async function hearInPassing(page: Page, sentence: string): Promise<void> {
  await page.waitForFunction((text) => {
    const at = window.toldInPassing?.indexOf(text) ?? -1
    if (at >= 0) window.toldInPassing?.splice(at, 1)
    return at >= 0
  }, sentence)
}

/** Runs in the page: keeps what enters the place where sentences appear in passing. */
function keepToldInPassing(): void {
  const told: string[] = (window.toldInPassing = [])
  const keep = (node: Node): void => {
    if (node instanceof HTMLElement && node.parentElement?.tagName === 'OUTPUT') told.push(node.innerText.trim())
  }
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) keep(node)
  }).observe(document, { childList: true, subtree: true })
}

/** Whoever is in the house now: when a journey fails, they say what they saw. */
export const visitors = new Set<Visitor>()

export function nameOf({ device, theme, language }: Look): string {
  return `${device}-${theme}-${language}`
}

export type Manners = {
  /** Whether announcements open by themselves, as for somebody who comes for the first time today. */
  readonly isGreeted?: boolean
  /**
   * Whether it is about what is seen: all that moves does, as sharp as on the device. Else they asked for less motion,
   * so that what slides in is there at once and no picture keeps the machine busy.
   */
  readonly isSeen?: boolean
}

/** What a page does not show by then is a failure: long enough for a machine that others use as well. */
const WAIT_MS_MAX = seconds(20)

export async function visit(
  browser: Browser,
  origin: string,
  look: Look,
  { isGreeted = false, isSeen = false }: Manners = {},
): Promise<Visitor> {
  const context = await browser.newContext({
    ...LOOKS[look.device],
    ...(!isSeen && { deviceScaleFactor: 1 }),
    baseURL: origin,
    colorScheme: look.theme,
    reducedMotion: isSeen ? 'no-preference' : 'reduce',
    locale: look.language === 'es' ? 'es-MX' : 'en-US',
    timezoneId: 'America/Mexico_City',
  })
  context.setDefaultTimeout(WAIT_MS_MAX)
  await context.addInitScript(
    ([language, theme, isGreetedNow]) => {
      // Only the first page of a visitor: what they choose later must stand.
      if (localStorage.getItem('lang') === null) localStorage.setItem('lang', language)
      if (localStorage.getItem('theme') === null) localStorage.setItem('theme', theme)
      if (isGreetedNow) return
      for (const reader of ['visitor', 'member']) sessionStorage.setItem(`ronda.announced.${reader}`, '1')
    },
    [look.language, look.theme, isGreeted] as const,
  )
  // Who is there to look does not listen: it would cost frames.
  if (!isSeen) await context.addInitScript(keepToldInPassing)
  const page = await context.newPage()
  const pageErrors: string[] = []
  page.on('pageerror', (error) => pageErrors.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') pageErrors.push(`${message.text()} ${message.location().url}`)
  })
  const unanswered = new Set<Request>()
  page.on('request', (request) => unanswered.add(request))
  page.on('requestfinished', (request) => unanswered.delete(request))
  page.on('requestfailed', (request) => unanswered.delete(request))
  const visitor: Visitor = { origin, look, page, context, texts: texts[look.language], pageErrors, unanswered }
  visitors.add(visitor)
  context.on('close', () => visitors.delete(visitor))
  return visitor
}

/** Fills an ICU text that has only plain arguments. */
export function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')
}
