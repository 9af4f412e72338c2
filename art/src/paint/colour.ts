/**
 * Colours are given in OKLCH, where equal steps of lightness look equal whatever the hue: a theme that uses the same
 * steps has the same contrast.
 */
export type Colour = { readonly lightness: number; readonly chroma: number; readonly hue: number }

export function colour(lightness: number, chroma: number, hue: number): Colour {
  return { lightness, chroma, hue: ((hue % 360) + 360) % 360 }
}

type Triple = readonly [number, number, number]

function toOklab({ lightness, chroma, hue }: Colour): Triple {
  const angle = (hue * Math.PI) / 180
  return [lightness, chroma * Math.cos(angle), chroma * Math.sin(angle)]
}

function toLinearRgb([lightness, a, b]: Triple): Triple {
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ]
}

const isShown = (rgb: Triple): boolean => rgb.every((part) => part >= -0.0005 && part <= 1.0005)

/**
 * Screens cannot show every chroma at every lightness: chroma is reduced, so that lightness, and with it contrast,
 * stays.
 */
function withinScreen(wanted: Colour): Colour {
  if (isShown(toLinearRgb(toOklab(wanted)))) return wanted
  let [low, high] = [0, wanted.chroma]
  for (let step = 0; step < 12; step++) {
    const middle = (low + high) / 2
    if (isShown(toLinearRgb(toOklab({ ...wanted, chroma: middle })))) low = middle
    else high = middle
  }
  return { ...wanted, chroma: low }
}

function makeByte(linear: number): string {
  const part = Math.min(1, Math.max(0, linear))
  const encoded = part <= 0.0031308 ? 12.92 * part : 1.055 * part ** (1 / 2.4) - 0.055
  return Math.round(encoded * 255)
    .toString(16)
    .padStart(2, '0')
}

function makeHex(wanted: Colour): string {
  const [red, green, blue] = toLinearRgb(toOklab(withinScreen(wanted)))
  return `#${makeByte(red)}${makeByte(green)}${makeByte(blue)}`
}

/** A picture uses the same few colours thousands of times, and fitting one to the sRGB gamut is the expensive part. */
const known = new Map<string, string>()
const KNOWN_MAX = 16_384

export function hex(lightness: number, chroma: number, hue: number): string {
  const name = `${lightness.toFixed(4)} ${chroma.toFixed(4)} ${hue.toFixed(2)}`
  const found = known.get(name)
  if (found !== undefined) return found
  const made = makeHex(colour(lightness, chroma, hue))
  // Every cover has hues of its own: without a limit the map would grow for ever.
  if (known.size >= KNOWN_MAX) known.clear()
  known.set(name, made)
  return made
}

/** How different two colours look: 0.02 is barely visible, 0.1 is clear. */
export function distance(left: Colour, right: Colour): number {
  const [a, b] = [toOklab(withinScreen(left)), toOklab(withinScreen(right))]
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])
}
