import { drawLogo } from '../lettering/logo.ts'
import { brush as openBrush } from '../paint/brush.ts'
import { chanceFrom } from '../paint/random.ts'
import { picture } from '../paint/svg.ts'
import { clearHue, type SkinSubject } from './subject.ts'

const NAME = { width: 300, height: 92 } as const

/** The name of a title in the lettering of its studio, shown above the reels. */
export function skinNameSvg({ number, hand, hues }: SkinSubject, name: string, scale: number): string {
  const { width, height } = NAME
  const brush = openBrush(`k${number.toString(36)}-name`)
  const box = { x: 8, y: 4, width: width - 16, height: height - 8 }
  const body = drawLogo(brush, { name, box, hand, hue: clearHue(hues.hero), chance: chanceFrom(number + 3) })
  return picture(
    { width: width * scale, height: height * scale, viewBox: `0 0 ${width} ${height}`, label: name },
    brush.definitions(),
    body,
  )
}
