import type { Font, Path } from 'fontkit'

/** A point of an outline in whole units; a curve is bent by the points that are not on it. */
type Point = { readonly x: number; readonly y: number; readonly isOnCurve: boolean }

function contoursOf({ commands }: Path): readonly (readonly Point[])[] {
  const contours: Point[][] = []
  for (const { command, args } of commands) {
    if (command === 'moveTo') contours.push([])
    for (let index = 0; index < args.length; index += 2) {
      const [x = 0, y = 0] = args.slice(index, index + 2)
      const isOnCurve = command !== 'quadraticCurveTo' || index > 0
      contours.at(-1)?.push({ x: Math.round(x), y: Math.round(y), isOnCurve })
    }
  }
  return contours
}

const int16 = (numbers: readonly number[]): Buffer => {
  const bytes = Buffer.alloc(numbers.length * 2)
  numbers.forEach((number, index) => bytes.writeUInt16BE(number & 0xff_ff, index * 2))
  return bytes
}

/** Each number as its distance to the one before. */
const distances = (numbers: readonly number[]): readonly number[] =>
  numbers.map((number, index) => number - (numbers[index - 1] ?? 0))

/** An outline as the `glyf` table has it, without hints: those of the file are for another weight. */
function encodeOutline(contours: readonly (readonly Point[])[]): Buffer {
  const points = contours.flat()
  if (points.length === 0) return Buffer.alloc(0)
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  const ends = contours.map((_, index) => contours.slice(0, index + 1).flat().length - 1)
  const head = int16([contours.length, Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys), ...ends, 0])
  const flags = Buffer.from(points.map(({ isOnCurve }) => (isOnCurve ? 1 : 0)))
  const bytes = Buffer.concat([head, flags, int16(distances(xs)), int16(distances(ys))])
  return Buffer.concat([bytes, Buffer.alloc(-bytes.length & 3)])
}

/** A table of a font file. */
function tableOf(file: Buffer, tag: string): Buffer {
  for (let entry = 12; entry < 12 + file.readUInt16BE(4) * 16; entry += 16) {
    if (file.toString('latin1', entry, entry + 4) !== tag) continue
    const start = file.readUInt32BE(entry + 8)
    return Buffer.from(file.subarray(start, start + file.readUInt32BE(entry + 12)))
  }
  throw new Error(`the font has no table ${tag}`)
}

/** The file of a font, with the tables that PDF asks for. Readers of PDF do not look at the checksums. */
function joinTables(tables: readonly (readonly [tag: string, table: Buffer])[]): Buffer {
  const head = Buffer.alloc(12 + tables.length * 16)
  head.writeUInt32BE(0x1_00_00, 0)
  head.writeUInt16BE(tables.length, 4)
  const parts: Buffer[] = [head]
  let place = head.length
  tables.forEach(([tag, table], index) => {
    const entry = 12 + index * 16
    head.write(tag, entry, 'latin1')
    head.writeUInt32BE(place, entry + 8)
    head.writeUInt32BE(table.length, entry + 12)
    const filled = Buffer.concat([table, Buffer.alloc(-table.length & 3)])
    parts.push(filled)
    place += filled.length
  })
  return Buffer.concat(parts)
}

type Outlines = readonly (readonly (readonly Point[])[])[]

/** The table of limits: a reader may set memory aside by them. */
function limitsOf(file: Buffer, outlines: Outlines): Buffer {
  const limits = tableOf(file, 'maxp')
  limits.writeUInt16BE(outlines.length, 4)
  limits.writeUInt16BE(Math.max(...outlines.map((contours) => contours.flat().length)), 6)
  limits.writeUInt16BE(Math.max(...outlines.map((contours) => contours.length)), 8)
  return limits
}

/** Writes the used glyphs of a font in its weight. `file` has the font in all weights. */
function encodeFont(font: Font, file: Buffer, used: readonly number[]): Buffer {
  const outlines: Outlines = used.map((id) => contoursOf(font.getGlyph(id).path))
  const bodies = outlines.map(encodeOutline)
  const places = Buffer.alloc((bodies.length + 1) * 4)
  let place = 0
  bodies.forEach((body, index) => {
    place += body.length
    places.writeUInt32BE(place, (index + 1) * 4)
  })
  const head = tableOf(file, 'head')
  // Places are written as numbers of four bytes.
  head.writeInt16BE(1, 50)
  const hhea = tableOf(file, 'hhea')
  hhea.writeUInt16BE(used.length, 34)
  const metrics = used.flatMap((id, index) => {
    const xs = (outlines[index] ?? []).flat().map(({ x }) => x)
    return [Math.round(font.getGlyph(id).advanceWidth), xs.length === 0 ? 0 : Math.min(...xs)]
  })
  return joinTables([
    ['glyf', Buffer.concat(bodies)],
    ['head', head],
    ['hhea', hhea],
    ['hmtx', int16(metrics)],
    ['loca', places],
    ['maxp', limitsOf(file, outlines)],
  ])
}

/**
 * A font in another weight than the one that its file describes, ready to be embedded.
 * fontkit would leave accents where the file has them, and add up rounding errors along each outline.
 */
export function embedOutlines(font: Font, file: Buffer): Font {
  const createSubset = () => {
    const used = [0]
    return {
      includeGlyph(id: number): number {
        const known = used.indexOf(id)
        return known === -1 ? used.push(id) - 1 : known
      },
      encode: () => encodeFont(font, file, used),
    }
  }
  return Object.assign(font, { createSubset })
}
