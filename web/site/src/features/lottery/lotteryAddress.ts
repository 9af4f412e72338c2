import { LOTTERY_VIEWS, PRIZE_MODES, type LotteryItem, type LotteryView, type PrizeMode } from '@ronda/contract'
import { isCalendarDay } from '@ronda/core'
import { isLanguage, type Language } from '@ronda/i18n'
import { returnPath } from '@ronda/base/session/returnPath.ts'

type Search = Readonly<Record<string, unknown>>

/**
 * `view`: a game's slip, or all draws; `prizeMode`: draws of one kind only. `opened` and `day` are the lottery and the
 * day whose results are open. `back`: the page of this site that leaving leads to. `lang`: the language requested by
 * the linking site.
 */
export type LotteryAddress = {
  readonly gameCode?: string
  readonly view?: LotteryView
  readonly prizeMode?: PrizeMode
  readonly opened?: string
  readonly day?: string
  readonly back?: string
  readonly lang?: Language
}

const textOf = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined)

const oneOf = <Word extends string>(words: readonly Word[], value: unknown): Word | undefined =>
  words.find((word) => word === value)

/** All of it is text that somebody may have typed. */
export function parseLottery(search: Search): LotteryAddress {
  const [gameCode, opened] = [textOf(search['gameCode']), textOf(search['opened'])]
  const [view, prizeMode] = [oneOf(LOTTERY_VIEWS, search['view']), oneOf(PRIZE_MODES, search['prizeMode'])]
  const [day, back, lang] = [textOf(search['day']), textOf(search['back']), search['lang']]
  return {
    ...(gameCode !== undefined && { gameCode }),
    ...(view !== undefined && { view }),
    ...(prizeMode !== undefined && { prizeMode }),
    ...(opened !== undefined && { opened }),
    ...(opened !== undefined && day !== undefined && isCalendarDay(day) && { day }),
    ...(back !== undefined && returnPath(back) === back && { back }),
    ...(isLanguage(lang) && { lang }),
  }
}

/** From any address: a lottery page uses only its own parameters. */
type Change = (now: Search) => LotteryAddress

/** Opens the results of a lottery over the page, the latest first or those of a day. */
export function withOpened(opened: string, day?: string): Change {
  return (now) => ({ ...withoutOpened(now), opened, ...(day !== undefined && { day }) })
}

/** The address once the results are closed. */
export const withoutOpened: Change = (now) => {
  const { opened: _opened, day: _day, ...rest } = parseLottery(now)
  return rest
}

/** The address without the language, once it is applied. */
export const withoutLanguage: Change = (now) => {
  const { lang: _lang, ...rest } = parseLottery(now)
  return rest
}

/** Another lottery on the same page; the return address stays. */
export function withGame(gameCode: string): Change {
  return (now) => {
    const { back } = parseLottery(now)
    return { gameCode, ...(back !== undefined && { back }) }
  }
}

export const LOTTERY_PAGES = ['/lottery', '/vnLottery', '/seaLottery'] as const
export type LotteryPath = (typeof LOTTERY_PAGES)[number]

/** The lotteries of each page, in the order of their sections. Some paths differ by case alone. */
export const MODES: Readonly<Record<LotteryPath, readonly PrizeMode[]>> = {
  '/lottery': ['ZY', 'ELOTT'],
  '/vnLottery': ['LOTT'],
  '/seaLottery': ['SEA'],
}

export function lotteryPathOf(path: string): LotteryPath {
  return LOTTERY_PAGES.find((page) => page === path) ?? '/lottery'
}

export type LotteryGroup = { readonly mode: PrizeMode; readonly lotteries: readonly LotteryItem[] }

/** Lotteries by how their prizes are determined; a mode without lotteries is left out. */
export function groupsOf(lotteries: readonly LotteryItem[], modes: readonly PrizeMode[]): readonly LotteryGroup[] {
  return modes
    .map((mode) => ({ mode, lotteries: lotteries.filter(({ prizeMode }) => prizeMode === mode) }))
    .filter((group) => group.lotteries.length > 0)
}
