/** `counting`: the week is over and its last bets are being counted. */
export const BOARD_STATES = ['running', 'counting', 'settled'] as const
export type BoardState = (typeof BOARD_STATES)[number]
