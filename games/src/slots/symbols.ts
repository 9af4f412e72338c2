/** Symbols are numbers. These two have a special function; from 2 on they pay, the highest-paying first. */
export const WILD = 0
export const SCATTER = 1
export const FIRST_PAYING = 2
