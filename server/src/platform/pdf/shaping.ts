import type { Font, Glyph, GlyphRun } from 'fontkit'

/** Text of these scripts is one glyph after the other; combining marks belong to none of them. */
const SIMPLE =
  /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Common}]*$/u

export const isSimple = (text: string): boolean => SIMPLE.test(text)

type Placed = Pick<GlyphRun, 'glyphs' | 'positions' | 'advanceWidth'>

/** Places the glyphs of simple text one after the other. */
function placerOf(font: Font): (text: string) => Placed {
  const known = new Map<string, Glyph>()
  const glyphOf = (character: string): Glyph => {
    const glyph = known.get(character) ?? font.glyphForCodePoint(character.codePointAt(0) ?? 0)
    known.set(character, glyph)
    return glyph
  }
  return (text) => {
    const glyphs = Array.from(text, glyphOf)
    const positions = glyphs.map(({ advanceWidth }) => ({
      xAdvance: advanceWidth,
      yAdvance: 0,
      xOffset: 0,
      yOffset: 0,
    }))
    return {
      glyphs,
      positions,
      // Computed late: pdfkit scales the positions before it reads this.
      get advanceWidth() {
        return positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0)
      },
    }
  }
}

/**
 * The font, with a short way for text that needs no shaping.
 * Without it a statement of 2,000 lines would take seconds: full shaping costs a third of a millisecond for each word.
 */
export function shapeWhereNeeded(font: Font): Font {
  const shape = font.layout.bind(font)
  const place = placerOf(font)
  const layout: Font['layout'] = (text, ...options) =>
    isSimple(text) ? (place(text) as GlyphRun) : shape(text, ...options)
  return Object.assign(font, { layout })
}
