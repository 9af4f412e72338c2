/** `mono` has letters of one width; `display` is for the brand's name. Digits of all but `display` are equally wide. */
export type PdfFont = 'plain' | 'bold' | 'mono' | 'display'

/** A piece of a page. Places are in points from the upper left corner; a text stands on its `y`. */
export type PdfPiece =
  | {
      readonly kind: 'text'
      readonly x: number
      readonly y: number
      readonly text: string
      readonly font: PdfFont
      readonly size: number
      /** From dark, 0, to white, 1. */
      readonly grey?: number
    }
  | { readonly kind: 'line'; readonly y: number; readonly fromX: number; readonly toX: number }
  | { readonly kind: 'bar'; readonly x: number; readonly y: number; readonly width: number; readonly height: number }

export type PdfPage = readonly PdfPiece[]

export type PdfDocument = { readonly title: string; readonly madeAtMs: number; readonly pages: readonly PdfPage[] }

/** A4 in points. */
export const PAGE = { width: 595, height: 842 } as const
