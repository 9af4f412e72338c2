import { bone, clay, dusk, steel } from '../paint/clay.ts'
import { hex } from '../paint/colour.ts'
import { curve, sweep } from '../paint/curve.ts'
import { gold, ivory, lacquer, wood } from '../paint/material.ts'
import { around, circle, ellipse, polygon, star } from '../paint/shape.ts'
import { node, repeat } from '../paint/svg.ts'
import { flat, stroke, type Hero } from './hero.ts'

/** Two maracas, crossed. */
export const maracas: Hero = (brush, { hue, accent }) => {
  const one = (turn: number, shown: number, band: number): string =>
    brush.within(
      `rotate(${turn} 100 130)`,
      () =>
        brush.solid('M92 104H108L112 200H88Z', wood, { bevel: 3 }) +
        brush.solid(curve('100,-14 136,6 144,52 124,94 100,106 76,94 56,52 64,6'), lacquer(shown, 0.2), {
          bevel: 7,
          over:
            flat('M40 34H160V58H40Z', hex(0.86, 0.16, band)) +
            flat(
              repeat(5, (tooth) => `M${50 + tooth * 20} 58l10 14l10 -14Z`),
              hex(0.97, 0.04, 90),
            ),
        }) +
        brush.gleam({ cx: 82, cy: 18, rx: 9, ry: 16, turn: 20, strength: 0.8 }),
    )
  return one(34, accent, 90) + one(-34, hue, 195)
}

/** A wide hat with pompons. */
export const sombrero: Hero = (brush, { hue, accent }) =>
  brush.solid(curve('2,120 30,100 100,96 170,100 198,120 190,150 150,168 100,172 50,168 10,150'), clay(0.8, 0.13, 78), {
    bevel: 7,
    over:
      stroke(sweep('8,132 50,156 100,160 150,156 192,132'), hex(0.58, 0.2, hue), 9) +
      stroke(
        repeat(9, (tooth) => `M${20 + tooth * 20} ${140 + Math.sin(tooth * 0.39) * 16}l6 -10l6 10`),
        hex(0.5, 0.16, accent),
        4,
      ),
  }) +
  brush.solid(curve('54,122! 62,66 80,28 100,22 120,28 138,66 146,122! 122,134 78,134'), clay(0.84, 0.13, 80), {
    bevel: 7,
    over:
      flat('M40 96Q100 116 160 96V118Q100 140 40 118Z', hex(0.56, 0.21, hue)) +
      flat(
        repeat(6, (spot) => star([58 + spot * 17, 116 + Math.sin(spot * 0.62) * 7], 4, 8, 4)),
        hex(0.93, 0.13, 92),
      ),
  }) +
  flat(
    repeat(9, (ball) => circle([18 + ball * 20.5, 152 + Math.sin(((ball + 0.5) / 9) * 3.14) * 24], 7)),
    hex(0.66, 0.19, accent),
  )

/** A star-shaped piñata. */
export const pinata: Hero = (brush, { hue, accent }) => {
  const tip = (index: number): string => {
    const degrees = index * 60 + 30
    const [a, b, c] = [
      around([100, 96], 52, degrees - 24),
      around([100, 96], 52, degrees + 24),
      around([100, 96], 96, degrees),
    ]
    const streamer = (dx: number): string => `M${c[0].toFixed(0)} ${c[1].toFixed(0)}q${dx} 10 0 22`
    return (
      stroke(streamer(-8) + streamer(8), hex(0.82, 0.16, accent + index * 60), 4) +
      brush.solid(polygon([a, c, b]), lacquer(hue + index * 60, 0.19), { bevel: 4 })
    )
  }
  return (
    stroke('M100 40V-6', hex(0.8, 0.06, 80), 4) +
    [0, 1, 2, 3, 4, 5].map(tip).join('') +
    brush.solid(circle([100, 96], 56), lacquer(hue + 20, 0.2), {
      bevel: 7,
      over: [48, 36, 24, 12]
        .map((reach, ring) =>
          node('path', {
            d: circle([100, 96], reach),
            fill: 'none',
            stroke: hex(0.84, 0.16, accent + ring * 80),
            'stroke-width': 7,
            'stroke-dasharray': '9 3',
          }),
        )
        .join(''),
    }) +
    brush.gleam({ cx: 78, cy: 70, rx: 18, ry: 10, turn: -38, strength: 0.7 })
  )
}

/** A bandoneon, half open. */
export const accordion: Hero = (brush, { hue, accent }) => {
  const side = (x: number, lean: number): string =>
    brush.within(
      `rotate(${lean} ${x} 110)`,
      () =>
        brush.solid(`M${x - 24} 46H${x + 24}V172H${x - 24}Z`, lacquer(hue, 0.19), { bevel: 6 }) +
        brush.part(`M${x - 15} 58H${x + 15}V160H${x - 15}Z`, dusk, 2) +
        flat(
          repeat(12, (button) => circle([x - 7 + (button % 2) * 14, 70 + Math.floor(button / 2) * 16], 4.6)),
          hex(0.95, 0.02, 90),
        ),
    )
  const folds = repeat(7, (fold) =>
    brush.part(
      `M${58 + fold * 12} ${58 - Math.sin((fold / 6) * 3.14) * 18}h12v${112 + Math.sin((fold / 6) * 3.14) * 24}h-12Z`,
      fold % 2 === 0 ? clay(0.3, 0.05, hue) : clay(0.86, 0.1, accent),
      2,
    ),
  )
  return folds + side(32, 8) + side(168, -8) + stroke(sweep('12,40 4,110 14,178'), hex(0.4, 0.08, 50), 6)
}

/** An electric guitar with points. */
export const electricGuitar: Hero = (brush, { hue, accent }) =>
  brush.within(
    'rotate(34 100 100)',
    () =>
      brush.solid('M92 -24H108V110H92Z', wood, {
        bevel: 2.6,
        over: stroke(
          repeat(8, (fret) => `M90 ${-10 + fret * 14}h20`),
          hex(0.85, 0.03, 90),
          2,
        ),
      }) +
      brush.solid('M86 -52L112 -46L110 -20H90Z', lacquer(hue, 0.2), { bevel: 3 }) +
      brush.solid(
        curve(
          '84,100! 60,70 30,60! 42,104 56,128 36,170 20,206! 70,190 100,196 140,214 176,216! 150,176 150,140 174,92! 134,98 116,110!',
        ),
        lacquer(hue, 0.21),
        { bevel: 8 },
      ) +
      brush.part(curve('84,112! 116,112! 134,140 132,176 112,180 100,166 84,172'), bone, 2) +
      brush.part('M82 122H118V134H82ZM82 146H118V158H82Z', dusk, 2) +
      brush.part('M84 168H116V178H84Z', steel, 2) +
      flat(circle([136, 168], 6) + circle([142, 186], 6), hex(0.86, 0.15, accent)) +
      stroke('M95 -20V170M100 -20V170M105 -20V170', hex(0.95, 0.01, 90), 1.3) +
      brush.gleam({ cx: 62, cy: 128, rx: 10, ry: 30, turn: 24, strength: 0.7 }),
  )

/** A mirror ball. */
export const discoBall: Hero = (brush, { hue, accent }) => {
  const cells = repeat(9, (row) => {
    const y = -80 + row * 20
    const half = Math.sqrt(Math.max(0, 86 * 86 - y * y))
    return repeat(8, (column) => {
      const edge = (part: number): number => 100 + Math.sin((part - 0.5) * Math.PI) * half
      const [x, wide] = [edge(column / 8), edge((column + 1) / 8) - edge(column / 8)]
      const lit = (row * 5 + column * 7) % 6
      return flat(
        `M${x.toFixed(1)} ${(112 + y - 9).toFixed(1)}h${(wide - 2).toFixed(1)}v17h${(2 - wide).toFixed(1)}Z`,
        hex(lit === 0 ? 0.97 : 0.55 + lit * 0.06, lit === 0 ? 0.03 : 0.12, lit % 2 === 0 ? hue : accent),
      )
    })
  })
  return (
    stroke('M100 24V-8', hex(0.8, 0.02, 250), 4) +
    brush.part('M86 14H114V30H86Z', steel, 2) +
    brush.solid(circle([100, 112], 88), clay(0.34, 0.06, hue), { bevel: 9, over: cells }) +
    brush.gleam({ cx: 70, cy: 74, rx: 26, ry: 16, turn: -40, strength: 0.8 }) +
    flat(star([40, 50], 4, 22, 4) + star([160, 84], 4, 16, 3) + star([84, 168], 4, 13, 3), '#fff')
  )
}

/** A record and its sleeve. */
export const vinyl: Hero = (brush, { hue, accent }) =>
  brush.solid('M8 26H142V178H8Z', lacquer(hue, 0.17), {
    bevel: 5,
    over:
      flat(circle([76, 100], 54), hex(0.88, 0.13, accent)) +
      flat('M8 120Q76 84 142 120V180H8Z', hex(0.46, 0.17, hue - 30)) +
      flat(star([76, 84], 5, 26, 11), hex(0.97, 0.06, 92)),
  }) +
  brush.solid(circle([130, 104], 68), dusk, {
    bevel: 5,
    over: [58, 48, 38].map((reach) => stroke(circle([130, 104], reach), hex(0.5, 0.03, 285), 1.6, 0.8)).join(''),
  }) +
  brush.part(circle([130, 104], 26), lacquer(accent, 0.19)) +
  flat(circle([130, 104], 5), hex(0.97, 0.02, 90)) +
  stroke(sweep('84,74 100,52 126,44'), hex(0.97, 0.01, 250), 4, 0.7)

/** A dancing shoe. */
export const heel: Hero = (brush, { hue, accent }) =>
  brush.solid('M160 94L176 92Q184 140 178 192H164Q166 140 150 118Z', clay(0.3, 0.06, hue), { bevel: 3 }) +
  brush.solid(
    curve(
      '176,66! 186,84 182,104 160,120 132,136 104,168 66,186 20,186 6,172 26,158! 62,150 88,126 110,98! 140,108 158,92',
    ),
    lacquer(hue, 0.21),
    { bevel: 7 },
  ) +
  stroke('M10 182Q60 190 104 166L140 132', hex(0.22, 0.06, hue), 6) +
  stroke(sweep('116,98 104,76 128,50 168,62'), hex(0.25, 0.08, hue), 9) +
  stroke(sweep('116,98 104,76 128,50 168,62'), hex(0.66, 0.2, hue), 5.4) +
  brush.part(circle([112, 70], 9), gold) +
  brush.solid(star([48, 160], 8, 20, 13), lacquer(accent, 0.16), { bevel: 3 }) +
  flat(circle([48, 160], 6), hex(0.95, 0.1, 92)) +
  brush.gleam({ cx: 108, cy: 132, rx: 26, ry: 7, turn: -44, strength: 0.8 })

/** A clapperboard. */
export const clapper: Hero = (brush, { hue, accent }) => {
  const stripes = (y: number): string => repeat(5, (stripe) => `M${-4 + stripe * 44} ${y + 30}l22 -32h22l-22 32Z`)
  return (
    brush.solid('M8 86H192V188H8Z', dusk, {
      bevel: 6,
      over:
        stroke('M20 132H180M20 160H180M76 132V188M134 132V188', hex(0.8, 0.02, 280), 2.4) +
        flat(star([100, 109], 5, 15, 6), hex(0.86, 0.16, accent)),
    }) +
    brush.solid('M8 58H192V88H8Z', ivory, { bevel: 3, over: flat(stripes(58), hex(0.5, 0.19, hue)) }) +
    brush.within('rotate(-15 12 52)', () =>
      brush.solid('M8 26H192V56H8Z', ivory, { bevel: 3, over: flat(stripes(26), hex(0.5, 0.19, hue)) }),
    ) +
    brush.part(circle([18, 56], 11), gold)
  )
}

/** An old film camera. */
export const camera: Hero = (brush, { hue, accent }) => {
  const reel = (x: number, y: number, r: number): string =>
    brush.solid(circle([x, y], r), steel, { bevel: 4 }) +
    flat(
      repeat(5, (hole) => circle(around([x, y], r * 0.56, hole * 72), r * 0.22)),
      hex(0.24, 0.04, 270),
    ) +
    flat(circle([x, y], r * 0.2), hex(0.66, 0.19, accent))
  return (
    stroke('M86 160L52 202M86 160L122 202M86 160V202', hex(0.3, 0.04, 60), 8) +
    reel(58, 42, 38) +
    reel(128, 38, 32) +
    brush.solid('M24 76H150V160H24Z', lacquer(hue, 0.15), { bevel: 7 }) +
    brush.part('M38 92H92V144H38Z', dusk, 2) +
    flat(circle([65, 118], 17), hex(0.86, 0.14, 88)) +
    flat(circle([65, 118], 11), hex(0.5, 0.17, hue)) +
    brush.solid('M150 96H164L196 78V158L164 140H150Z', dusk, { bevel: 4 }) +
    flat(ellipse([192, 118], 6, 34), hex(0.8, 0.1, 220)) +
    flat(circle([124, 96], 6), hex(0.66, 0.23, 25)) +
    brush.gleam({ cx: 54, cy: 84, rx: 24, ry: 5, strength: 0.7 })
  )
}

/** Popcorn in its box. */
export const popcorn: Hero = (brush, { hue }) => {
  const puffs = repeat(13, (index) => {
    const [x, y] = [36 + (index % 5) * 32 + (index > 4 ? 10 : 0), 76 - Math.floor(index / 5) * 24 + (index % 2) * 8]
    return brush.solid(
      curve(
        `${x - 18},${y} ${x - 12},${y - 16} ${x + 2},${y - 18} ${x + 16},${y - 10} ${x + 18},${y + 8} ${x + 4},${y + 16} ${x - 12},${y + 14}`,
      ),
      clay(0.95, 0.06, 92),
      { bevel: 3, outline: 2 },
    )
  })
  return (
    puffs +
    brush.solid(
      curve('72,10 84,-4 98,2 96,18 82,22') + curve('130,2 144,-8 154,4 146,16 132,14'),
      clay(0.95, 0.06, 92),
      {
        bevel: 3,
        outline: 2,
      },
    ) +
    brush.solid('M22 78Q100 96 178 78L156 194Q100 204 44 194Z', ivory, {
      bevel: 6,
      over: flat(
        repeat(4, (stripe) => {
          const [top, foot] = [24 + stripe * 42, 48 + stripe * 28]
          return `M${top} 66H${top + 22}L${foot + 15} 206H${foot}Z`
        }),
        hex(0.58, 0.22, hue),
      ),
    }) +
    brush.solid(circle([100, 138], 26), gold, { bevel: 3 }) +
    flat(star([100, 138], 5, 18, 8), hex(0.6, 0.2, hue))
  )
}
