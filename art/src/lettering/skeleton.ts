/** The skeleton of a letter: strokes in a box 100 high, and its width. The stroke width is chosen when it is drawn. */
export type Skeleton = { readonly width: number; readonly path: string }

const skeleton = (width: number, path: string): Skeleton => ({ width, path })

/** The top of a letter that is lowered to make space for its accent: the line grows by half of the accent's height. */
export const LOWERED_TOP = 14

/** The same letter, a little lower: all heights are scaled towards the baseline, widths stay. */
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
const acute = ({ width, path }: Skeleton, middle: number = width / 2): Skeleton =>
  skeleton(width, `${lowered(path)}M${middle - 5} -14L${middle + 14} -33`)

/**
 * Our own capitals in the style of painted fairground signs: round bowls, low waists, wide arms. Drawn as strokes, so
 * that one alphabet can be used for thin lines, bold letters and rows of bulbs.
 */
const PLAIN = {
  A: skeleton(84, 'M2 100L42 0L82 100M16 66H68'),
  B: skeleton(68, 'M4 0V100H38C76 100 76 46 38 46H4M38 46C66 46 66 0 36 0H4'),
  C: skeleton(80, 'M78 22C52 -18 0 0 0 50C0 100 52 118 78 78'),
  D: skeleton(76, 'M4 0V100H28C92 100 92 0 28 0H4'),
  E: skeleton(58, 'M58 0H4V100H58M4 54H48'),
  F: skeleton(56, 'M56 0H4V100M4 54H46'),
  G: skeleton(84, 'M78 20C50 -18 0 0 0 50C0 104 60 116 80 78V56H50'),
  H: skeleton(74, 'M4 0V100M70 0V100M4 54H70'),
  I: skeleton(8, 'M4 0V100'),
  J: skeleton(56, 'M52 0V66C52 112 0 112 0 72'),
  K: skeleton(72, 'M4 0V100M68 0L6 58M26 42L70 100'),
  L: skeleton(54, 'M4 0V100H54'),
  M: skeleton(94, 'M4 100V0L47 66L90 0V100'),
  N: skeleton(76, 'M4 100V0L72 100V0'),
  O: skeleton(92, 'M46 0C106 0 106 100 46 100C-14 100 -14 0 46 0Z'),
  P: skeleton(66, 'M4 100V0H36C76 0 76 60 36 60H4'),
  Q: skeleton(94, 'M46 0C106 0 106 100 46 100C-14 100 -14 0 46 0ZM56 70L92 106'),
  R: skeleton(70, 'M4 100V0H36C76 0 76 58 36 58H4M34 58L68 100'),
  S: skeleton(66, 'M62 18C48 -10 2 -8 2 25C2 60 64 40 64 75C64 108 12 110 0 80'),
  T: skeleton(72, 'M0 0H72M36 0V100'),
  U: skeleton(74, 'M4 0V62C4 112 70 112 70 62V0'),
  V: skeleton(80, 'M2 0L40 100L78 0'),
  W: skeleton(112, 'M2 0L30 100L56 22L82 100L110 0'),
  X: skeleton(76, 'M2 0L74 100M74 0L2 100'),
  Y: skeleton(76, 'M0 0L38 52L76 0M38 52V100'),
  Z: skeleton(70, 'M2 0H68L2 100H70'),
  '0': skeleton(70, 'M35 0C81 0 81 100 35 100C-11 100 -11 0 35 0Z'),
  '1': skeleton(34, 'M2 22L28 0V100'),
  '2': skeleton(62, 'M4 26C6 -8 58 -10 58 28C58 56 20 70 4 100H62'),
  '3': skeleton(62, 'M4 12C20 -8 58 -2 56 26C54 46 36 48 26 48C44 48 62 54 60 76C56 106 14 108 2 82'),
  '4': skeleton(70, 'M52 100V0L2 72H70'),
  '5': skeleton(62, 'M56 0H12L8 46C28 30 60 40 60 68C60 104 18 108 2 86'),
  '6': skeleton(66, 'M52 0C24 12 2 40 4 70C8 110 62 108 62 70C62 36 16 36 6 62'),
  '7': skeleton(62, 'M2 0H60L22 100'),
  '8': skeleton(64, 'M32 46C-2 46 2 0 32 0C62 0 66 46 32 46C-10 46 -10 100 32 100C74 100 74 46 32 46Z'),
  '9': skeleton(66, 'M14 100C42 88 64 60 62 30C58 -10 4 -8 4 30C4 64 50 64 60 38'),
  '×': skeleton(56, 'M4 36L52 84M52 36L4 84'),
  '&': skeleton(84, 'M82 100L22 26C10 4 50 -12 52 16C54 36 4 44 4 74C4 108 62 106 74 60'),
  "'": skeleton(10, 'M6 0L3 20'),
  '-': skeleton(38, 'M4 56H34'),
  '/': skeleton(46, 'M42 0L4 100'),
  ' ': skeleton(30, ''),
} as const

export const SKELETON: Readonly<Record<string, Skeleton>> = {
  ...PLAIN,
  Á: acute(PLAIN.A),
  É: acute(PLAIN.E, 32),
  Í: skeleton(16, `${lowered('M6 0V100')}M3 -14L18 -33`),
  Ó: acute(PLAIN.O),
  Ú: acute(PLAIN.U),
  Ü: skeleton(PLAIN.U.width, `${lowered(PLAIN.U.path)}M20 -18V-20M54 -18V-20`),
  Ñ: skeleton(PLAIN.N.width, `${lowered(PLAIN.N.path)}M8 -15C24 -46 52 2 68 -29`),
}
