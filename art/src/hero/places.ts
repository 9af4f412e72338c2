import { bone, clay, dusk, stone } from '../paint/clay.ts'
import { hex } from '../paint/colour.ts'
import { curve, sweep } from '../paint/curve.ts'
import { gold, lacquer, wood } from '../paint/material.ts'
import { circle, star } from '../paint/shape.ts'
import { repeat } from '../paint/svg.ts'
import { flat, stroke, type Hero } from './hero.ts'

const lit = hex(0.92, 0.14, 88)

/** A castle with flags on every tower. */
export const castle: Hero = (brush, { hue, accent }) => {
  const wall = stone(accent)
  const tower = (x: number, top: number, wide: number): string =>
    brush.solid(`M${x} ${top}H${x + wide}V196H${x}Z`, wall, {
      bevel: 4,
      over: stroke(
        repeat(6, (row) => `M${x} ${top + 18 + row * 22}H${x + wide}`),
        hex(0.45, 0.04, accent),
        1.4,
        0.6,
      ),
    }) +
    brush.solid(`M${x - 7} ${top + 2}L${x + wide / 2} ${top - 48}L${x + wide + 7} ${top + 2}Z`, lacquer(hue, 0.19), {
      bevel: 4,
    }) +
    stroke(`M${x + wide / 2} ${top - 46}V${top - 66}`, hex(0.3, 0.06, 60), 3) +
    flat(
      `M${x + wide / 2} ${top - 66}L${x + wide / 2 + 20} ${top - 60}L${x + wide / 2} ${top - 53}Z`,
      hex(0.82, 0.16, 85),
    ) +
    flat(
      `M${x + wide / 2 - 5} ${top + 40}V${top + 24}Q${x + wide / 2} ${top + 16} ${x + wide / 2 + 5} ${top + 24}V${top + 40}Z`,
      lit,
    )
  return (
    tower(78, 66, 44) +
    tower(14, 104, 38) +
    tower(148, 104, 38) +
    brush.solid('M44 128H58V140H72V128H86V140H114V128H128V140H142V128H156V196H44Z', wall, { bevel: 4 }) +
    brush.part('M82 196V166Q100 142 118 166V196Z', wood, 3) +
    stroke('M91 160V196M100 154V196M109 160V196', hex(0.2, 0.05, 50), 2.4) +
    flat(circle([62, 160], 5) + circle([138, 160], 5), lit)
  )
}

/** A pyramid with a light on top: smooth, or stepped. */
const pyramidOf =
  (kind: 'smooth' | 'stepped'): Hero =>
  (brush, { hue, accent }) => {
    const glow = brush.radial('apex', [
      [0, hex(0.99, 0.08, 95), 1],
      [1, hex(0.9, 0.15, 85), 0],
    ])
    if (kind === 'smooth')
      return (
        flat(circle([100, 24], 44), glow) +
        brush.solid('M100 14L196 184H4Z', clay(0.78, 0.11, hue), {
          bevel: 5,
          over:
            flat('M100 14L196 184H118Z', hex(0.46, 0.1, hue - 20), 0.75) +
            stroke(
              repeat(8, (row) => `M0 ${44 + row * 19}H200`),
              hex(0.42, 0.09, hue - 10),
              2,
              0.55,
            ),
        }) +
        brush.solid('M100 14L122 54H78Z', gold, { bevel: 3 }) +
        brush.part('M82 184V158L92 146H108L118 158V184Z', clay(0.34, 0.07, accent), 2.5) +
        flat('M90 184V160H110V184Z', lit)
      )
    const steps = repeat(5, (step) =>
      brush.solid(
        `M${10 + step * 16} ${190 - step * 28}V${162 - step * 28}H${190 - step * 16}V${190 - step * 28}Z`,
        clay(0.62 + step * 0.04, 0.06, accent),
        {
          bevel: 3,
          over: stroke(
            repeat(8, (block) => `M${20 + step * 12 + block * 22} ${162 - step * 28}v28`),
            hex(0.4, 0.05, accent),
            1.6,
            0.5,
          ),
        },
      ),
    )
    return (
      flat(circle([100, 24], 44), glow) +
      steps +
      brush.solid('M82 192L88 50H112L118 192Z', clay(0.78, 0.08, hue), {
        bevel: 3,
        over: stroke(
          repeat(15, (stair) => `M70 ${58 + stair * 9}H130`),
          hex(0.44, 0.06, hue),
          2,
        ),
      }) +
      brush.solid('M72 50V18H128V50Z', lacquer(hue, 0.17), { bevel: 3 }) +
      brush.solid('M64 20H136L126 6H74Z', gold, { bevel: 3 }) +
      flat('M92 50V30H108V50Z', lit)
    )
  }
export const pyramid: Hero = pyramidOf('smooth')
export const stepPyramid: Hero = pyramidOf('stepped')

/** An erupting volcano. */
export const volcano: Hero = (brush, { hue, accent }) => {
  const fire = brush.radial('fire', [
    [0, hex(0.98, 0.12, 95), 1],
    [0.5, hex(0.75, 0.21, 55), 0.7],
    [1, hex(0.55, 0.22, 30), 0],
  ])
  return (
    flat(circle([100, 66], 66), fire) +
    brush.solid(
      curve('66,72! 52,40 26,28 34,4 62,10 78,-8 104,4 132,-8 146,12 172,16 168,40 146,48 134,72!'),
      clay(0.4, 0.05, accent),
      { bevel: 6 },
    ) +
    stroke(
      sweep('92,72 84,40 62,30') + sweep('100,72 102,34 96,14') + sweep('108,72 122,44 144,34'),
      hex(0.82, 0.19, 60),
      6,
    ) +
    flat(
      circle([58, 26], 5) + circle([96, 10], 5) + circle([148, 30], 6) + circle([40, 52], 4) + circle([166, 56], 4),
      hex(0.9, 0.17, 80),
    ) +
    brush.solid(
      curve('70,66! 60,110 34,154 2,194! 198,194! 166,154 140,110 130,66! 100,76'),
      clay(0.36, 0.08, hue - 10),
      {
        bevel: 7,
        over:
          flat(
            curve('76,64! 124,64! 122,96 136,130 128,150 118,128 112,170 100,186 94,150 86,122 74,150 66,134 80,100'),
            hex(0.68, 0.22, 40),
          ) +
          stroke(
            sweep('98,72 100,110 104,160') + sweep('112,74 116,100 128,130') + sweep('86,76 84,100 74,130'),
            hex(0.92, 0.15, 85),
            5,
          ),
      },
    ) +
    flat(curve('70,68 100,58 130,68 100,80'), hex(0.97, 0.12, 95))
  )
}

/** A pagoda of five roofs. */
export const pagoda: Hero = (brush, { hue }) => {
  const floors = repeat(4, (floor) => {
    const [y, half] = [176 - floor * 42, 62 - floor * 11]
    return (
      brush.part(
        `M${100 - half * 0.62} ${y - 24}H${100 + half * 0.62}V${y + 4}H${100 - half * 0.62}Z`,
        lacquer(28, 0.18),
        2,
      ) +
      flat(
        repeat(3, (pane) => `M${100 - 5 + (pane - 1) * half * 0.4} ${y - 18}h10v18h-10Z`),
        lit,
      ) +
      brush.solid(
        `M${100 - half - 26} ${y - 22}Q${100 - half * 0.6} ${y - 30} ${100 - half * 0.42} ${y - 46}H${100 + half * 0.42}Q${100 + half * 0.6} ${y - 30} ${100 + half + 26} ${y - 22}Q${100 + half} ${y - 14} 100 ${y - 18}Q${100 - half} ${y - 14} ${100 - half - 26} ${y - 22}Z`,
        clay(0.46, 0.11, hue),
        { bevel: 4 },
      )
    )
  })
  return (
    brush.solid('M34 180H166L176 198H24Z', stone(80), { bevel: 3 }) +
    floors +
    brush.solid(curve('100,-18 106,4 100,10 94,4'), gold, { bevel: 2 })
  )
}

/** A torii gate in the water. */
export const torii: Hero = (brush, { hue, accent }) => {
  const sun = brush.radial('sun', [
    [0, hex(0.97, 0.08, 95)],
    [0.7, hex(0.8, 0.19, 50)],
    [1, hex(0.66, 0.22, 30)],
  ])
  return (
    flat(circle([100, 100], 64), sun) +
    brush.solid('M44 60H62L58 196H34Z', lacquer(hue, 0.21), { bevel: 4 }) +
    brush.solid('M156 60H138L142 196H166Z', lacquer(hue, 0.21), { bevel: 4 }) +
    brush.solid('M22 78H178V94H22Z', lacquer(hue, 0.2), { bevel: 4 }) +
    brush.solid('M88 48H112V84H88Z', gold, { bevel: 3 }) +
    brush.solid('M2 26Q100 44 198 26L190 52Q100 62 10 52Z', clay(0.32, 0.06, accent), { bevel: 4 }) +
    brush.solid('M12 48Q100 60 188 48V62Q100 72 12 62Z', lacquer(hue, 0.2), { bevel: 3 }) +
    brush.part('M30 184H62L64 200H28ZM138 184H170L172 200H136Z', dusk, 2)
  )
}

/** A temple with a row of columns. */
export const temple: Hero = (brush, { hue, accent }) =>
  brush.solid('M6 182H194V198H6ZM16 168H184V182H16Z', bone, { bevel: 3 }) +
  flat('M30 80H170V168H30Z', hex(0.3, 0.08, accent)) +
  flat('M86 96H114V168H86Z', lit, 0.9) +
  repeat(5, (column) =>
    brush.solid(`M${24 + column * 34} 80H${40 + column * 34}V168H${24 + column * 34}Z`, bone, {
      bevel: 3,
      over: stroke(`M${29 + column * 34} 84V164M${35 + column * 34} 84V164`, hex(0.7, 0.04, 80), 1.6),
    }),
  ) +
  brush.solid('M14 64H186V82H14Z', bone, {
    bevel: 3,
    over: flat(
      repeat(9, (mark) => circle([28 + mark * 18, 73], 4)),
      hex(0.6, 0.17, hue),
    ),
  }) +
  brush.solid('M8 64L100 14L192 64Z', bone, { bevel: 4 }) +
  brush.part('M48 58L100 30L152 58Z', lacquer(hue, 0.16), 2) +
  flat(star([100, 48], 8, 11, 5), hex(0.93, 0.13, 92))

/** A windmill on its hill. */
export const windmill: Hero = (brush, { hue, accent }) =>
  brush.solid(curve('10,198! 40,176 100,170 160,176 190,198!'), clay(0.58, 0.15, 135), { bevel: 4 }) +
  brush.solid('M72 84H128L142 184Q100 192 58 184Z', bone, { bevel: 6 }) +
  brush.part('M88 186V162Q100 148 112 162V188Z', wood, 2.4) +
  flat(circle([100, 126], 7), hex(0.4, 0.1, accent)) +
  brush.solid('M62 86Q100 26 138 86Z', lacquer(hue, 0.19), { bevel: 4 }) +
  repeat(4, (arm) =>
    brush.within(
      `rotate(${arm * 90 + 22} 100 72)`,
      () =>
        brush.part('M98 72H102V-12H98ZM102 56H126V-8H102Z', clay(0.93, 0.03, 85), 2) +
        stroke('M102 40H126M102 24H126M102 8H126M114 -8V56', hex(0.5, 0.06, 60), 1.6),
    ),
  ) +
  brush.solid(circle([100, 72], 9), gold, { bevel: 2 })

/** A circus tent. */
export const tent: Hero = (brush, { hue, accent }) => {
  const stripes = flat('M100 30L30 110H58ZM100 30L86 110H114ZM100 30L142 110H170Z', hex(0.96, 0.03, 90))
  return (
    stroke('M100 34V2', hex(0.3, 0.06, 60), 4) +
    flat('M100 2L136 12L100 24Z', hex(0.82, 0.17, accent)) +
    brush.solid('M22 108H178L184 196H16Z', lacquer(hue, 0.19), {
      bevel: 5,
      over: flat('M40 100H64V200H40ZM88 100H112V200H88ZM136 100H160V200H136Z', hex(0.95, 0.03, 90)),
    }) +
    brush.part('M100 112Q74 150 70 198H130Q126 150 100 112Z', dusk, 2.5) +
    flat('M100 130Q84 160 82 198H118Q116 160 100 130Z', lit) +
    brush.solid('M100 30Q60 88 4 110Q100 122 196 110Q140 88 100 30Z', lacquer(hue, 0.2), { bevel: 5, over: stripes }) +
    flat(
      repeat(9, (flag) => `M${8 + flag * 20.5} 110h20l-10 18Z`),
      hex(0.85, 0.16, 88),
    ) +
    flat(
      repeat(9, (bulb) => circle([10 + bulb * 22.5, 110 + Math.sin((bulb / 8) * Math.PI) * 6], 4)),
      hex(0.99, 0.05, 95),
    )
  )
}

/** A village house or a barn, under a tree. */
export const barn: Hero = (brush, { hue, accent }) =>
  brush.solid(circle([168, 96], 32), clay(0.58, 0.15, 140), { bevel: 5 }) +
  stroke('M168 120V190', hex(0.34, 0.07, 55), 8) +
  brush.solid('M24 92L90 40L156 92V194H24Z', lacquer(hue, 0.18), {
    bevel: 5,
    over: stroke(
      repeat(10, (plank) => `M${34 + plank * 13} 40V200`),
      hex(0.36, 0.12, hue),
      1.8,
      0.5,
    ),
  }) +
  brush.solid('M8 100L30 48L90 16L150 48L172 100L158 106L140 60L90 34L40 60L22 106Z', clay(0.38, 0.05, accent), {
    bevel: 4,
  }) +
  brush.part('M62 194V126H118V194Z', bone, 3) +
  stroke('M62 126L118 194M118 126L62 194M90 126V194', hex(0.5, 0.17, hue), 5) +
  brush.part(circle([90, 84], 16), clay(0.93, 0.12, 90), 3) +
  stroke('M90 68V100M74 84H106', hex(0.4, 0.12, hue), 3) +
  brush.part(curve('4,194 50,186 100,184 150,186 196,194 150,202 50,202'), clay(0.56, 0.15, 130), 2)
