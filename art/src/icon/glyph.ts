import { circle, star, around } from '../paint/shape.ts'
import { num, repeat } from '../paint/svg.ts'

export type Category =
  | 'HOME'
  | 'PROMO'
  | 'ELOTT'
  | 'LOTT'
  | 'LIVE'
  | 'SPORTS'
  | 'FISH'
  | 'RNG'
  | 'PVP'
  | 'ESPORTS'
  | 'COCKFIGHT'
  | 'FAV'
  | 'HOT'
  | 'RECENT'
  | 'ALL'
  | 'SEARCH'
  | 'NEW'

/** A sign in a box of 48: `body` may be filled, `lines` are drawn over it. */
export type Glyph = { readonly body: string; readonly lines: string }

export const GLYPHS: Readonly<Record<Category, Glyph>> = {
  HOME: { body: 'M6 23L24 8L42 23V40H6Z', lines: 'M19 40V28H29V40' },
  PROMO: {
    body: 'M8 20H40V41H8ZM6 13H42V20H6Z',
    lines: 'M24 13V41M24 13C18 13 14 4 20 5C24 6 24 13 24 13C24 13 24 6 28 5C34 4 30 13 24 13',
  },
  ELOTT: {
    body: circle([16, 19], 10) + circle([32, 30], 10),
    lines: 'M14 15L17 14V24M29 28C29 25 35 25 35 28C35 31 29 32 29 35H35',
  },
  LOTT: {
    body: 'M6 14H42V20A4 4 0 0 0 42 28V34H6V28A4 4 0 0 0 6 20Z',
    lines: `M30 14V18M30 22V26M30 30V34${star([17, 24], 5, 6, 2.6)}`,
  },
  LIVE: {
    body: 'M12 8H30A3 3 0 0 1 33 11V37A3 3 0 0 1 30 40H12A3 3 0 0 1 9 37V11A3 3 0 0 1 12 8Z',
    lines: 'M33 13L39 16A3 3 0 0 1 40 20L35 38M21 18C18 14 14 17 16 21L21 27L26 21C28 17 24 14 21 18',
  },
  SPORTS: {
    body: circle([24, 24], 17),
    lines: `M24 16L31 21L28.500 29H19.500L17 21ZM24 16V7.500M31 21L39.500 18M28.500 29L33.500 37M19.500 29L14.500 37M17 21L8.500 18`,
  },
  FISH: {
    body: 'M5 24C12 12 26 12 34 24L43 16V32L34 24C26 36 12 36 5 24Z',
    lines: `${circle([14, 22], 1.6)}M21 18C24 22 24 26 21 30`,
  },
  RNG: {
    body: 'M7 11H41V37H7Z',
    lines: 'M18.500 11V37M29.500 11V37M10 19H15L12 29M21.500 19H26.500L23.500 29M33 19H38L35 29',
  },
  PVP: { body: 'M8 9H22V29H8ZM26 19H40V39H26Z', lines: 'M12 14H18M30 34H36M26 12L34 12L31 9M22 36L14 36L17 39' },
  ESPORTS: {
    body: 'M14 16H34C42 16 44 34 39 36C35 37 33 31 30 31H18C15 31 13 37 9 36C4 34 6 16 14 16Z',
    lines: `M15 21V27M12 24H18${circle([31, 22], 1.4)}${circle([34, 26], 1.4)}`,
  },
  COCKFIGHT: {
    body: 'M15 17C16 11 21 8 27 9C35 10 38 17 38 25C38 32 41 37 43 43H23C26 37 25 32 22 29C18 29 15 26 14 23L5 21Z',
    lines: `M17 11C13 5 19 3 21 7C22 1 28 1 28 6C32 2 37 6 33 11M16 27C12 34 20 37 21 30${circle([23, 17], 1.4)}`,
  },
  FAV: {
    body: 'M24 41C8 30 5 22 8 15C11 8 20 8 24 15C28 8 37 8 40 15C43 22 40 30 24 41Z',
    lines: 'M13 19C13 16 15 14 18 14',
  },
  HOT: {
    body: 'M25 5C27 14 38 18 37 30C36 38 30 43 24 43C17 43 11 38 11 30C11 24 15 21 16 15C19 17 20 20 20 23C23 19 25 12 25 5Z',
    lines: 'M24 43C20 43 18 39 19 35C20 32 23 31 24 27C27 31 30 33 29 38C28 41 26 43 24 43',
  },
  RECENT: { body: circle([24, 24], 17), lines: 'M24 13V24L32 29' },
  ALL: { body: 'M8 8H21V21H8ZM27 8H40V21H27ZM8 27H21V40H8ZM27 27H40V40H27Z', lines: '' },
  SEARCH: { body: circle([21, 21], 13), lines: 'M31 31L42 42M15 20C15 17 17 15 20 14' },
  NEW: {
    body: star([24, 24], 8, 19, 11),
    lines: repeat(
      4,
      (ray) =>
        `M${around([24, 24], 6, ray * 90)
          .map(num)
          .join(' ')}L24 24`,
    ),
  },
}
