/** Symbols are numbers. These two have a duty of their own; from 2 on they pay, the dearest first. */
export const WILD = 0
export const SCATTER = 1
export const FIRST_PAYING = 2
