import { getDocumentProxy } from 'unpdf'

/** The lines of a PDF as a reader copies them, page after page. */
export async function readPdfLines(file: Uint8Array): Promise<readonly string[]> {
  const document = await getDocumentProxy(Uint8Array.from(file), { useSystemFonts: false, verbosity: 0 })
  const lines: string[] = []
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent({ disableNormalization: true })
    const text = items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? '\n' : ''}` : '')).join('')
    lines.push(...text.split('\n'))
  }
  await document.destroy()
  return lines
}
