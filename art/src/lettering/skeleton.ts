/** The bones of a letter: strokes in a box 100 high, and how wide it is. Flesh is put on by whoever draws it. */
export type Bones = { readonly width: number; readonly path: string }

const bones = (width: number, path: string): Bones => ({ width, path })

/** Where the top of a letter is that makes room for its accent, as sign painters do: the line grows by half of it. */
export const LOWERED_TOP = 14

/** The same letter, a little lower: every height shrinks towards the baseline, widths stay. */
function lowered(path: string): string {
  const down = (y: string): number => LOWERED_TOP + (Number(y) * (100 - LOWERED_TOP)) / 100
  return path.replaceAll(/([MLHVC])([^MLHVCZ]*)/g, (_, command: string, text: string) => {
    const numbers = text.match(/-?\d*\.?\d+/g) ?? []
    if (command === 'H') return command + text
    if (command === 'V') return `V${down(numbers[0] ?? '0')}`
    return command + numbers.map((value, index) => (index % 2 === 0 ? value : down(value))).join(' ')
  })
}

/** An accent that rises to the right, over the middle of its letter. */
const acute = ({ width, path }: Bones, middle: number = width / 2): Bones =>
  bones(width, `${lowered(path)}M${middle - 5} -14L${middle + 14} -33`)

/**
 * Our own capitals: round bowls, low waists, wide arms, as on the painted signs of a fair. Drawn as strokes, so that
 * one alphabet serves thin lines, fat letters and rows of bulbs.
 */
const PLAIN = {
  A: bones(84, 'M2 100L42 0L82 100M16 66H68'),
  B: bones(68, 'M4 0V100H38C76 100 76 46 38 46H4M38 46C66 46 66 0 36 0H4'),
  C: bones(80, 'M78 22C52 -18 0 0 0 50C0 100 52 118 78 78'),
  D: bones(76, 'M4 0V100H28C92 100 92 0 28 0H4'),
  E: bones(58, 'M58 0H4V100H58M4 54H48'),
  F: bones(56, 'M56 0H4V100M4 54H46'),
  G: bones(84, 'M78 20C50 -18 0 0 0 50C0 104 60 116 80 78V56H50'),
  H: bones(74, 'M4 0V100M70 0V100M4 54H70'),
  I: bones(8, 'M4 0V100'),
  J: bones(56, 'M52 0V66C52 112 0 112 0 72'),
  K: bones(72, 'M4 0V100M68 0L6 58M26 42L70 100'),
  L: bones(54, 'M4 0V100H54'),
  M: bones(94, 'M4 100V0L47 66L90 0V100'),
  N: bones(76, 'M4 100V0L72 100V0'),
  O: bones(92, 'M46 0C106 0 106 100 46 100C-14 100 -14 0 46 0Z'),
  P: bones(66, 'M4 100V0H36C76 0 76 60 36 60H4'),
  Q: bones(94, 'M46 0C106 0 106 100 46 100C-14 100 -14 0 46 0ZM56 70L92 106'),
  R: bones(70, 'M4 100V0H36C76 0 76 58 36 58H4M34 58L68 100'),
  S: bones(66, 'M62 18C48 -10 2 -8 2 25C2 60 64 40 64 75C64 108 12 110 0 80'),
  T: bones(72, 'M0 0H72M36 0V100'),
  U: bones(74, 'M4 0V62C4 112 70 112 70 62V0'),
  V: bones(80, 'M2 0L40 100L78 0'),
  W: bones(112, 'M2 0L30 100L56 22L82 100L110 0'),
  X: bones(76, 'M2 0L74 100M74 0L2 100'),
  Y: bones(76, 'M0 0L38 52L76 0M38 52V100'),
  Z: bones(70, 'M2 0H68L2 100H70'),
  '0': bones(70, 'M35 0C81 0 81 100 35 100C-11 100 -11 0 35 0Z'),
  '1': bones(34, 'M2 22L28 0V100'),
  '2': bones(62, 'M4 26C6 -8 58 -10 58 28C58 56 20 70 4 100H62'),
  '3': bones(62, 'M4 12C20 -8 58 -2 56 26C54 46 36 48 26 48C44 48 62 54 60 76C56 106 14 108 2 82'),
  '4': bones(70, 'M52 100V0L2 72H70'),
  '5': bones(62, 'M56 0H12L8 46C28 30 60 40 60 68C60 104 18 108 2 86'),
  '6': bones(66, 'M52 0C24 12 2 40 4 70C8 110 62 108 62 70C62 36 16 36 6 62'),
  '7': bones(62, 'M2 0H60L22 100'),
  '8': bones(64, 'M32 46C-2 46 2 0 32 0C62 0 66 46 32 46C-10 46 -10 100 32 100C74 100 74 46 32 46Z'),
  '9': bones(66, 'M14 100C42 88 64 60 62 30C58 -10 4 -8 4 30C4 64 50 64 60 38'),
  '×': bones(56, 'M4 36L52 84M52 36L4 84'),
  '&': bones(84, 'M82 100L22 26C10 4 50 -12 52 16C54 36 4 44 4 74C4 108 62 106 74 60'),
  "'": bones(10, 'M6 0L3 20'),
  '-': bones(38, 'M4 56H34'),
  '/': bones(46, 'M42 0L4 100'),
  ' ': bones(30, ''),
} as const

export const SKELETON: Readonly<Record<string, Bones>> = {
  ...PLAIN,
  Á: acute(PLAIN.A),
  É: acute(PLAIN.E, 32),
  Í: bones(16, `${lowered('M6 0V100')}M3 -14L18 -33`),
  Ó: acute(PLAIN.O),
  Ú: acute(PLAIN.U),
  Ü: bones(PLAIN.U.width, `${lowered(PLAIN.U.path)}M20 -18V-20M54 -18V-20`),
  Ñ: bones(PLAIN.N.width, `${lowered(PLAIN.N.path)}M8 -15C24 -46 52 2 68 -29`),
}
