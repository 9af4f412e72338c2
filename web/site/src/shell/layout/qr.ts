import makeCode from 'qrcode-generator'

/** Light squares around the code; readers need four. */
const MARGIN = 4

export type QrCode = { readonly size: number; readonly path: string }

/** A text as a QR code: the dark squares as one SVG path, one unit per square. */
export function qrOf(text: string): QrCode {
  const code = makeCode(0, 'M')
  code.addData(text)
  code.make()
  const count = code.getModuleCount()
  const squares = Array.from({ length: count * count }, (_, at) => ({
    row: Math.floor(at / count),
    column: at % count,
  }))
  const path = squares
    .filter(({ row, column }) => code.isDark(row, column))
    .map(({ row, column }) => `M${column + MARGIN} ${row + MARGIN}h1v1h-1z`)
    .join('')
  return { size: count + 2 * MARGIN, path }
}
