import { fillText } from '@ronda/core'
import { makePdf } from '../../platform/pdf/pdf.ts'
import { Typesetter } from '../../platform/pdf/typesetter.ts'
import { layOut, textsOf, type Margins } from './printedPages.view.ts'
import type { PrintedLine } from './printedStatement.ts'

/** A statement that is ready to be printed, in plain data: it is sent to another process. */
export type PrintJob = {
  readonly title: string
  readonly madeAtMs: number
  readonly lines: readonly PrintedLine[]
  /** `page` is the text around the page number. */
  readonly margins: Pick<Margins, 'head' | 'foot'> & { readonly page: string }
}

export async function printPdf({ title, madeAtMs, lines, margins }: PrintJob): Promise<Uint8Array> {
  const { head, foot, page } = margins
  const typesetter = await Typesetter.open([...lines.flatMap(textsOf), head.left, head.right, foot, page])
  const pageText = (number: number, count: number): string =>
    fillText(page, { number: String(number), count: String(count) })
  return makePdf({ title, madeAtMs, pages: layOut(lines, { head, foot, pageText }, typesetter) }, typesetter)
}
