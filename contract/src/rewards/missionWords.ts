// Without schemas, so that a first page can use these without loading the schema library.

/** How often a mission can be done. Periods are in UTC; weeks begin on Monday. */
export const MISSION_PERIODS = ['daily', 'weekly'] as const
export type MissionPeriod = (typeof MISSION_PERIODS)[number]

/**
 * What a mission asks for: `validBet`, an amount of valid bets; `rounds`, a number of rounds of one type of game;
 * `games`, a number of different games. No task asks for losses, deposits, or play without a break.
 */
export const MISSION_TASKS = ['validBet', 'rounds', 'games'] as const
export type MissionTask = (typeof MISSION_TASKS)[number]

/**
 * The largest goals, so that no mission asks for long sessions: for `validBet` in units of play (what one unit of the
 * brand's stakes is in its currency), otherwise a number.
 */
export const MISSION_GOAL_MAX: Readonly<Record<MissionTask, number>> = { validBet: 10_000, rounds: 200, games: 20 }

/** The largest prize, in units of play, and the most places in a period. They stop typing errors. */
export const MISSION_PRIZE_MAX = 1_000
export const MISSION_PLACES_MAX = 100_000

export const MISSION_NAME_MAX = 60
export const MISSION_TEXT_MAX = 300

/** `soon`: its window has not begun. `full`: every place of this period is taken. */
export const MISSION_STATES = ['soon', 'joinable', 'full', 'joined', 'done'] as const
export type MissionState = (typeof MISSION_STATES)[number]

/** Why somebody is offered nothing new: they are restricted, or have no member account. */
export const NOT_OFFERED = ['restricted', 'kind'] as const
export type NotOffered = (typeof NOT_OFFERED)[number]

/** For so many days staff are shown what missions have cost. */
export const MISSION_FIGURE_DAYS = 30
