import {
  safeUrl,
  type LotteryView,
  type NextDraw,
  type OpenedNumero,
  type PrizeMode,
  type SharedTableState,
} from '@ronda/contract'
import type { Calendar, SharedTitle } from '@ronda/games'

/** A shared game whose rounds are draws on a calendar. */
export type Lottery = { readonly title: SharedTitle; readonly calendar: Calendar; readonly prizeMode: PrizeMode }

const MODE_OF_VENDOR: Readonly<Partial<Record<string, PrizeMode>>> = { TCG_LOTTO_VN: 'LOTT', TCG_SEA: 'SEA' }

/** The lotteries among the shared games, in their order. */
export function lotteriesOf(titles: readonly SharedTitle[]): readonly Lottery[] {
  return titles.flatMap((title) => {
    const { pace, gameType, picture } = title
    const isLottery = gameType === 'LOTT' || gameType === 'ELOTT'
    if (!isLottery || !('calendar' in pace)) return []
    const prizeMode = gameType === 'ELOTT' ? 'ELOTT' : (MODE_OF_VENDOR[picture.vendor] ?? 'ZY')
    return [{ title, calendar: pace.calendar, prizeMode }]
  })
}

export function openedOf(
  { calendar }: Lottery,
  { number, outcome }: Pick<SharedTableState['past'][number], 'number' | 'outcome'>,
): OpenedNumero {
  return { number, drawnAtMs: calendar.drawsAtMs(number), outcome }
}

/**
 * The draw that is open or locked. One that is being shown or paid is no longer the next, and the one after is not open
 * yet.
 */
export function nextOf({ round, nowMs }: SharedTableState): NextDraw | null {
  if (round.phase !== 'betting' && round.phase !== 'locked') return null
  const isOpen = round.phase === 'betting' && nowMs < round.locksAtMs
  return { number: round.number, isOpen, cutOffAtMs: round.locksAtMs, drawsAtMs: round.showsAtMs }
}

export type Numbers = { readonly from: number; readonly before: number }

/** Which draws fall within a period. The calendar gives the time of each number, so no query is needed. */
export function numbersWithin(
  calendar: Calendar,
  { fromMs, toMs }: { readonly fromMs: number; readonly toMs: number },
): Numbers {
  return { from: calendar.nextAfter(fromMs - 1), before: calendar.nextAfter(toMs - 1) }
}

/** The path of a page of this site to return to; undefined for an address of another site. */
export function backOf(address: string, origins: readonly string[]): string | undefined {
  const own = origins.find((origin) => address === origin || address.startsWith(`${origin}/`))
  const path = own === undefined ? address : address.slice(own.length) || '/'
  return path.startsWith('/') ? safeUrl(path) : undefined
}

const PAGES = { LOTT: '/vnLottery', SEA: '/seaLottery', ELOTT: '/lottery', ZY: '/lottery' } as const satisfies Record<
  PrizeMode,
  string
>

export type LotteryPlace = {
  readonly prizeMode: PrizeMode
  readonly view: LotteryView
  readonly gameCode: string | undefined
  readonly back: string | undefined
  readonly language: string
}

/** The address of a lottery's page on the site. */
export function pageOf({ prizeMode, view, gameCode, back, language }: LotteryPlace): string {
  const search = new URLSearchParams({
    prizeMode,
    view,
    ...(gameCode !== undefined && { gameCode }),
    ...(back !== undefined && { back }),
    lang: language,
  })
  return `${PAGES[prizeMode]}?${search.toString()}`
}
