/** The appearance of a presenter. All are drawn; none is a real person. */
export type PresenterAppearance = {
  readonly hair: 'bun' | 'short' | 'waves' | 'bob'
  readonly hairTone: 1 | 2 | 3
  readonly skinTone: 1 | 2 | 3
}

type Hair = Readonly<Record<PresenterAppearance['hair'], string>>

/** Hair behind the head. */
export const hairBack: Hair = {
  bun: 'M120 50c28 0 42 20 42 48 0 18-5 30-10 38H88c-5-8-10-20-10-38 0-28 14-48 42-48zM120 26a20 18 0 1 1 0 36a20 18 0 1 1 0-36z',
  short: 'M120 52c26 0 40 18 40 44 0 12-3 22-6 28H86c-3-6-6-16-6-28 0-26 14-44 40-44z',
  waves:
    'M120 48c32 0 48 22 46 54-1 20 10 34 6 58-3 20-20 26-34 18l-36 0c-14 8-31 2-34-18-4-24 7-38 6-58-2-32 14-54 46-54z',
  bob: 'M120 50c31 0 45 20 45 50 0 20 3 34-3 48-6 8-18 8-24 2h-36c-6 6-18 6-24-2-6-14-3-28-3-48 0-30 14-50 45-50z',
}

/** Hair over the forehead. */
export const hairFront: Hair = {
  bun: 'M84 104c-2-28 12-46 36-46s38 18 36 46c-4-14-12-24-24-28-16 6-36 6-44 10-2 6-3 12-4 18z',
  short: 'M82 100c-4-28 10-48 40-48 26 0 40 16 36 48-3-10-6-18-12-24-16 4-38 2-52-4-6 8-10 16-12 28z',
  waves: 'M82 112c-6-34 10-58 38-58s44 24 38 58c-3-18-12-30-30-38-10 12-30 16-38 18-4 6-6 12-8 20z',
  bob: 'M80 112c-4-34 10-58 40-58s44 24 40 58c-1-10-3-18-6-24-20 2-46 2-68 0-3 6-5 14-6 24z',
}

/** The outlines of a presenter, in a box of 240 by 280: the live table animates them, the portrait is static. */
export const presenterFigure = {
  neck: 'M107 136h26v30q-13 12-26 0z',
  coat: 'M46 290c0-60 10-92 32-102 10-5 20-9 28-14q14 12 28 0c8 5 18 9 28 14 22 10 32 42 32 102z',
  shirt: 'M104 172l16 58 16-58q-16 12-32 0z',
  vest: 'M98 178l22 62 22-62 10 8-8 104H96l-8-104z',
  lapel: 'M103 173 92 184l26 50zM137 173l11 11-26 50z',
  bow: 'M120 181l-13-7q-3 7 0 14zm0 0l13-7q3 7 0 14z',
  head: 'M120 62c23 0 34 16 34 40 0 28-16 50-34 50s-34-22-34-50c0-24 11-40 34-40z',
  brow: 'M100 98q7-5 14-1M126 97q7-4 14 1',
  lash: 'M101 107q6.5-6 13 0M126 107q6.5-6 13 0',
  nose: 'M120 110c-1 6-4 9-3 11q3 2.5 6 0',
  lips: 'M110 131q10 6.5 20 0q-10 2.5-20 0z',
} as const
