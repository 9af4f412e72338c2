/** A point of a stroke, in a box ten wide and fourteen high. */
export type Point = readonly [x: number, y: number]

/**
 * The characters of captchas, none of which can be confused with another: no 0 and O, 1 and I, 2 and Z, 5 and S, 8 and
 * B; and none that a line across it would turn into another, as F into E.
 */
const STROKES: Readonly<Record<string, string>> = {
  A: '0,14 5,0 10,14|2,9.5 8,9.5',
  C: '~9,2.5 6,0 2,1.5 0,7 2,12.5 6,14 9,11.5',
  D: '0,0 0,14|~0,0 6,1 9.5,7 6,13 0,14',
  E: '9,0 0,0 0,14 9,14|0,7 7,7',
  H: '0,0 0,14|9,0 9,14|0,7 9,7',
  J: '3,0 10,0|~7,0 7,8 6,13 2.5,13.5 0,10',
  K: '0,0 0,14|9,0 0,8.5|3,5.7 9,14',
  M: '0,14 0,0 5,8 10,0 10,14',
  N: '0,14 0,0 9,14 9,0',
  R: '0,14 0,0|~0,0 7,0.5 8.5,4 7,7.5 0,8|4,8 9,14',
  T: '0,0 10,0|5,0 5,14',
  W: '0,0 2.5,14 5,5 7.5,14 10,0',
  X: '0,0 9,14|9,0 0,14',
  Y: '0,0 5,7 10,0|5,7 5,14',
  3: '~1,1.5 5,0 8,3 4.5,6.5|~4.5,6.5 9,9.5 5,14 0,12.5',
  4: '7,14 7,0 0,10 10,10',
  7: '0,0 9,0 3.5,14',
  9: '~8.5,4 6,8 2,8 0.5,4 3,0 7,0.5 8.5,4|~8.5,4 8,10 4,14',
}

export const GLYPHS: readonly string[] = Object.keys(STROKES)

/** Segments between two points: enough to distort a straight line smoothly. */
const SEGMENTS = 7

type CurvePoints = readonly [before: number, from: number, to: number, after: number]

/** The point at `t` on the Catmull-Rom curve between the two middle values. */
function curve([a, b, c, d]: CurvePoints, t: number): number {
  return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t)
}

function sample(points: readonly Point[], isCurved: boolean): readonly Point[] {
  const at = (index: number): Point => points[Math.min(Math.max(index, 0), points.length - 1)] ?? [0, 0]
  return points.slice(1).flatMap((_, index) => {
    const [a, b, c, d] = [at(index - 1), at(index), at(index + 1), at(index + 2)]
    return Array.from({ length: SEGMENTS + 1 }, (__, segment): Point => {
      const t = segment / SEGMENTS
      if (!isCurved) return [b[0] + (c[0] - b[0]) * t, b[1] + (c[1] - b[1]) * t]
      return [curve([a[0], b[0], c[0], d[0]], t), curve([a[1], b[1], c[1], d[1]], t)]
    })
  })
}

/** The strokes of a character, each as points close enough to be distorted smoothly. */
export function strokesOf(character: string): readonly (readonly Point[])[] {
  return (STROKES[character] ?? '').split('|').map((stroke) => {
    const points = stroke
      .replace('~', '')
      .split(' ')
      .map((pair): Point => {
        const [x = 0, y = 0] = pair.split(',').map(Number)
        return [x, y]
      })
    return sample(points, stroke.startsWith('~'))
  })
}
