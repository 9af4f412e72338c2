import { z } from 'zod/mini'
import { defineCall } from '../call.ts'
import { gameItem, vendorCode } from '../catalog/game.ts'
import { calendarDay, period } from '../money/period.ts'
import { epochMs, gameCode, languageCode, wholeInAddress } from '../wire.ts'
import { LOTTERY_VIEWS, PRIZE_MODES } from './lotteryWords.ts'

const prizeMode = z.enum(PRIZE_MODES)

/** The draw that bets are taken for, or that is about to fall. */
const nextDraw = z.strictObject({
  /** Counts the draws of a lottery; it says when each falls. */
  number: z.int(),
  isOpen: z.boolean(),
  /** The last bets are taken until then. */
  cutOffAtMs: epochMs,
  drawsAtMs: epochMs,
})
export type NextDraw = z.infer<typeof nextDraw>

/** A draw that is over. */
const openedNumero = z.strictObject({
  number: z.int(),
  drawnAtMs: epochMs,
  /** What was drawn, as the game has it; null for a draw that was called off. */
  outcome: z.nullable(z.record(z.string(), z.unknown())),
})
export type OpenedNumero = z.infer<typeof openedNumero>

/** A lottery in a menu: the game, its next draw and its last. Both are null until the house has held one. */
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

/** `nowMs` is of the clock that decides what comes in time. */
const menu = z.strictObject({ nowMs: epochMs, list: z.array(lotteryItem) })

/** Lotteries: their menus, what was drawn, and the way to their pages. */
export const lottery = {
  menu: defineCall({
    method: 'GET',
    path: '/lgw/vn/games/game_menu',
    may: 'anyone',
    says: 'The lotteries, each with its next draw and the numbers that were opened last.',
    request: z.strictObject(asked),
    reply: menu,
    refusals: [],
    perMinute: 240,
  }),
  recent: defineCall({
    method: 'GET',
    path: '/lgw/vn/games/game_menu/recent',
    may: 'member',
    says: 'The lotteries that the member opened last, the latest first.',
    request: z.strictObject(asked),
    reply: menu,
    refusals: [],
    perMinute: 240,
  }),
  openedLast: defineCall({
    method: 'GET',
    path: '/lotto/lgw/games/opened/numero',
    may: 'signed',
    says: 'The numbers that each lottery opened last, the newest first.',
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
    says: 'The numbers that one lottery has opened, the newest first: all of them, or those of a day by the clocks of a zone.',
    request: z.strictObject({
      gameCode,
      day: z.optional(calendarDay),
      zone: z.optional(period.zone),
      before: z.optional(wholeInAddress),
      limit: z.optional(wholeInAddress),
    }),
    reply: z.strictObject({
      numeros: z.array(openedNumero),
      /** Ask with it as `before` for those that were drawn earlier; null when there are none. */
      next: z.nullable(z.int()),
    }),
    refusals: ['game.unknown', 'record.period_invalid'],
    perMinute: 240,
  }),
  lobbyLaunch: defineCall({
    method: 'GET',
    path: '/lgw/vn/lobby/launch',
    may: 'member',
    says: 'The page on which a lottery is played, or on which all draws of a kind are seen.',
    request: z.strictObject({
      lottoArea: z.literal('VN'),
      launchMode: z.literal('LOTT'),
      prizeMode,
      view: z.enum(LOTTERY_VIEWS),
      /** Needed for the view of betting. */
      gameCode: z.optional(gameCode),
      device: z.enum(['WEB', 'WAP']),
      /** Where leaving leads to: a page of this house, and of no other. */
      backUrl: z.optional(z.string().check(z.maxLength(300))),
      language: languageCode,
    }),
    reply: z.strictObject({ url: z.string() }),
    refusals: ['game.unknown', 'game.maintenance', 'lottery.back_elsewhere'],
    perMinute: 60,
  }),
}
