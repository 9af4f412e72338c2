import type { Browser, BrowserContext, Page, Request } from '@playwright/test'
import { seconds } from '@ronda/core'
import { messages as en } from '@ronda/i18n/en'
import { refusals as refusalsEn } from '@ronda/i18n/en/refusals'
import { control as controlEn } from '@ronda/i18n/en/money/control'
import { session as authEn } from '@ronda/i18n/en/people/session'
import { lobby as lobbyEn } from '@ronda/i18n/en/site/lobby'
import { help as helpEn } from '@ronda/i18n/en/site/help'
import { play as playEn } from '@ronda/i18n/en/play/play'
import { profile as profileEn } from '@ronda/i18n/en/people/profile'
import { mission as missionEn } from '@ronda/i18n/en/rewards/mission'
import { promotion as promotionEn } from '@ronda/i18n/en/rewards/promotion'
import { security as securityEn } from '@ronda/i18n/en/people/security'
import { funds as fundsEn } from '@ronda/i18n/en/money/funds'
import { transfer as transferEn } from '@ronda/i18n/en/money/transfer'
import { vendor as vendorEn } from '@ronda/i18n/en/money/vendor'
import { launchStage as stageEn } from '@ronda/i18n/en/play/launchStage'
import { talk as talkEn } from '@ronda/i18n/en/talk/talk'
import { uploads as uploadsEn } from '@ronda/i18n/en/people/uploads'
import { messages as es } from '@ronda/i18n/es'
import { refusals as refusalsEs } from '@ronda/i18n/es/refusals'
import { control as controlEs } from '@ronda/i18n/es/money/control'
import { session as authEs } from '@ronda/i18n/es/people/session'
import { lobby as lobbyEs } from '@ronda/i18n/es/site/lobby'
import { help as helpEs } from '@ronda/i18n/es/site/help'
import { play as playEs } from '@ronda/i18n/es/play/play'
import { profile as profileEs } from '@ronda/i18n/es/people/profile'
import { mission as missionEs } from '@ronda/i18n/es/rewards/mission'
import { promotion as promotionEs } from '@ronda/i18n/es/rewards/promotion'
import { security as securityEs } from '@ronda/i18n/es/people/security'
import { funds as fundsEs } from '@ronda/i18n/es/money/funds'
import { transfer as transferEs } from '@ronda/i18n/es/money/transfer'
import { vendor as vendorEs } from '@ronda/i18n/es/money/vendor'
import { launchStage as stageEs } from '@ronda/i18n/es/play/launchStage'
import { talk as talkEs } from '@ronda/i18n/es/talk/talk'
import { uploads as uploadsEs } from '@ronda/i18n/es/people/uploads'
import { DEVICES, type Device, type Language, type Theme } from './browser.ts'

export type Variant = { readonly device: Device; readonly theme: Theme; readonly language: Language }

const texts = {
  es: {
    ...es,
    refusals: refusalsEs,
    control: controlEs,
    auth: authEs,
    lobby: lobbyEs,
    mission: missionEs,
    promotion: promotionEs,
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
    mission: missionEn,
    promotion: promotionEn,
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

/** A test browser with one page, its texts and the errors of the page. */
export type Visitor = {
  readonly origin: string
  /** The variant at the start; the page may have changed theme or language since. */
  readonly variant: Variant
  readonly page: Page
  readonly context: BrowserContext
  readonly texts: (typeof texts)['es']
  /** Errors of scripts and the console since the page opened. */
  readonly pageErrors: readonly string[]
  /** Requests of the page that have no response yet. */
  readonly unanswered: ReadonlySet<Request>
}

declare global {
  interface Window {
    /** Texts of toasts, recorded because on a slow machine a toast is gone before a journey reads it. */
    shownToasts?: string[]
  }
}

/** Waits for a toast with this text, which may be gone already; each toast is counted once. */
export async function expectToast(page: Page, toast: string): Promise<void> {
  await page.waitForFunction((text) => {
    const at = window.shownToasts?.indexOf(text) ?? -1
    if (at >= 0) window.shownToasts?.splice(at, 1)
    return at >= 0
  }, toast)
}

/** Runs in the page: records the text of every toast. */
function recordToasts(): void {
  const shown: string[] = (window.shownToasts = [])
  const record = (node: Node): void => {
    if (node instanceof HTMLElement && node.parentElement?.tagName === 'OUTPUT') shown.push(node.innerText.trim())
  }
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) record(node)
  }).observe(document, { childList: true, subtree: true })
}

/** All open visitors: when a journey fails, the report shows their screens. */
export const visitors = new Set<Visitor>()

export function nameOf({ device, theme, language }: Variant): string {
  return `${device}-${theme}-${language}`
}

export type VisitOptions = {
  /** Announcements open by themselves, as on the first visit of a day. */
  readonly withAnnouncements?: boolean
  /**
   * Animations run, at the pixel density of the device. Without it the browser asks for reduced motion: what slides in
   * is there at once, and drawing takes less processor time.
   */
  readonly withMotion?: boolean
}

/** Timeout of every wait: long enough for a machine that runs other work as well. */
const WAIT_MS_MAX = seconds(40)

export async function visit(
  browser: Browser,
  origin: string,
  variant: Variant,
  { withAnnouncements = false, withMotion = false }: VisitOptions = {},
): Promise<Visitor> {
  const context = await browser.newContext({
    ...DEVICES[variant.device],
    ...(!withMotion && { deviceScaleFactor: 1 }),
    baseURL: origin,
    colorScheme: variant.theme,
    reducedMotion: withMotion ? 'no-preference' : 'reduce',
    locale: variant.language === 'es' ? 'es-MX' : 'en-US',
    timezoneId: 'America/Mexico_City',
  })
  context.setDefaultTimeout(WAIT_MS_MAX)
  await context.addInitScript(
    ([language, theme, showsAnnouncements]) => {
      // Only on the first page: a language or theme that the visitor chooses must stay.
      if (localStorage.getItem('lang') === null) localStorage.setItem('lang', language)
      if (localStorage.getItem('theme') === null) localStorage.setItem('theme', theme)
      if (showsAnnouncements) return
      for (const reader of ['visitor', 'member']) sessionStorage.setItem(`ronda.announced.${reader}`, '1')
    },
    [variant.language, variant.theme, withAnnouncements] as const,
  )
  // Recording toasts costs frames, so it is off where frames are measured.
  if (!withMotion) await context.addInitScript(recordToasts)
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
  const visitor: Visitor = { origin, variant, page, context, texts: texts[variant.language], pageErrors, unanswered }
  visitors.add(visitor)
  context.on('close', () => visitors.delete(visitor))
  return visitor
}

/** Fills an ICU text that has only plain arguments. */
export function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')
}
