import type { Looks } from './looks.ts'

type HairProps = { readonly hair: Looks['hair'] }

const BACK: Readonly<Record<Looks['hair'], string>> = {
  bun: 'M120 50c28 0 42 20 42 48 0 18-5 30-10 38H88c-5-8-10-20-10-38 0-28 14-48 42-48zM120 26a20 18 0 1 1 0 36a20 18 0 1 1 0-36z',
  short: 'M120 52c26 0 40 18 40 44 0 12-3 22-6 28H86c-3-6-6-16-6-28 0-26 14-44 40-44z',
  waves:
    'M120 48c32 0 48 22 46 54-1 20 10 34 6 58-3 20-20 26-34 18l-36 0c-14 8-31 2-34-18-4-24 7-38 6-58-2-32 14-54 46-54z',
  bob: 'M120 50c31 0 45 20 45 50 0 20 3 34-3 48-6 8-18 8-24 2h-36c-6 6-18 6-24-2-6-14-3-28-3-48 0-30 14-50 45-50z',
}

const FRONT: Readonly<Record<Looks['hair'], string>> = {
  bun: 'M84 104c-2-28 12-46 36-46s38 18 36 46c-4-14-12-24-24-28-16 6-36 6-44 10-2 6-3 12-4 18z',
  short: 'M82 100c-4-28 10-48 40-48 26 0 40 16 36 48-3-10-6-18-12-24-16 4-38 2-52-4-6 8-10 16-12 28z',
  waves: 'M82 112c-6-34 10-58 38-58s44 24 38 58c-3-18-12-30-30-38-10 12-30 16-38 18-4 6-6 12-8 20z',
  bob: 'M80 112c-4-34 10-58 40-58s44 24 40 58c-1-10-3-18-6-24-20 2-46 2-68 0-3 6-5 14-6 24z',
}

/** What hangs behind the head. */
export function HairBack({ hair }: HairProps) {
  return <path className="presenter-hair is-back" d={BACK[hair]} />
}

/** What falls over the forehead. */
export function HairFront({ hair }: HairProps) {
  return <path className="presenter-hair" d={FRONT[hair]} />
}
