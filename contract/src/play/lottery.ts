import { z } from 'zod/mini'
import { defineCall } from '../call.ts'
import { gameItem, vendorCode } from '../catalog/game.ts'
import { calendarDay, period } from '../money/statementPeriod.ts'
import { epochMs, gameCode, languageCode, wholeInAddress } from '../wire.ts'
import { LOTTERY_VIEWS, PRIZE_MODES } from './lotteryWords.ts'

const prizeMode = z.enum(PRIZE_MODES)

/** The draw that accepts bets, or the next one to be drawn. */
const nextDraw = z.strictObject({
  /** The number of the draw; the calendar gives its time. */
  number: z.int(),
  isOpen: z.boolean(),
  /** Bets are accepted until then. */
  cutOffAtMs: epochMs,
  drawsAtMs: epochMs,
})
export type NextDraw = z.infer<typeof nextDraw>

/** A draw that is over. */
const openedNumero = z.strictObject({
  number: z.int(),
  drawnAtMs: epochMs,
  /** What was drawn, in the form of the game's rules; null for a void draw. */
  outcome: z.nullable(z.record(z.string(), z.unknown())),
})
export type OpenedNumero = z.infer<typeof openedNumero>

/** A lottery in a menu: the game, its next draw and its last. Both are null before the first draw. */
const lotteryItem = z.extend(gameItem, {
  prizeMode,
  next: z.nullable(nextDraw),
  last: z.nullable(openedNumero),
})
export type LotteryItem = z.infer<typeof lotteryItem>

const asked = {
  language: languageCode,
  prizeMode: z.optional(prizeMode),
  vassalage: z.optional(vendorCode),
}

/** `nowMs` is the time of the clock that decides whether a bet is in time. */
const menu = z.strictObject({ nowMs: epochMs, list: z.array(lotteryItem) })

/** Lotteries: their menus, their results, and the addresses of their pages. */
export const lottery = {
  menu: defineCall({
    method: 'GET',
    path: '/lgw/vn/games/game_menu',
    may: 'anyone',
    says: 'The lotteries, each with its next draw and its last result.',
    request: z.strictObject(asked),
    reply: menu,
    refusals: [],
    perMinute: 240,
  }),
  recent: defineCall({
    method: 'GET',
    path: '/lgw/vn/games/game_menu/recent',
    may: 'member',
    says: 'The lotteries that the member opened last, latest first.',
    request: z.strictObject(asked),
    reply: menu,
    refusals: [],
    perMinute: 240,
  }),
  openedLast: defineCall({
    method: 'GET',
    path: '/lotto/lgw/games/opened/numero',
    may: 'signed',
    says: 'The last results of each lottery, newest first.',
    request: z.strictObject({ ...asked, limit: z.optional(wholeInAddress) }),
    reply: z.strictObject({
      nowMs: epochMs,
      list: z.array(z.strictObject({ gameCode, gameName: z.string(), prizeMode, numeros: z.array(openedNumero) })),
    }),
    refusals: [],
    perMinute: 240,
  }),
  opened: defineCall({
    method: 'GET',
    path: '/lgw/vn/numeros/opened/game',
    may: 'signed',
    says: 'The results of one lottery, newest first: all of them, or those of a day in a time zone.',
    request: z.strictObject({
      gameCode,
      day: z.optional(calendarDay),
      zone: z.optional(period.zone),
      before: z.optional(wholeInAddress),
      limit: z.optional(wholeInAddress),
    }),
    reply: z.strictObject({
      numeros: z.array(openedNumero),
      /** Send it as `before` to get earlier results; null when there are none. */
      next: z.nullable(z.int()),
    }),
    refusals: ['game.unknown', 'record.period_invalid'],
    perMinute: 240,
  }),
  lobbyLaunch: defineCall({
    method: 'GET',
    path: '/lgw/vn/lobby/launch',
    may: 'member',
    says: 'The page of a lottery, or the page with all draws of a kind.',
    request: z.strictObject({
      lottoArea: z.literal('VN'),
      launchMode: z.literal('LOTT'),
      prizeMode,
      view: z.enum(LOTTERY_VIEWS),
      /** Required for the betting view. */
      gameCode: z.optional(gameCode),
      device: z.enum(['WEB', 'WAP']),
      /** Where leaving leads to: a page of this site only. */
      backUrl: z.optional(z.string().check(z.maxLength(300))),
      language: languageCode,
    }),
    reply: z.strictObject({ url: z.string() }),
    refusals: ['game.unknown', 'game.maintenance', 'lottery.back_elsewhere'],
    perMinute: 60,
  }),
}
