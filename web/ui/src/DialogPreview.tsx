import { X } from 'lucide-react'
import type { ReactNode } from 'react'

export type DialogPreviewProps = {
  readonly title: string
  readonly closeLabel: string
  readonly hasCross: boolean
  readonly children: ReactNode
}

/**
 * A dialog as the server renders it into a page, as a preview form: users can type into it while the scripts load, and
 * the dialog that replaces it takes over its values. `data-sketch` and `data-sketch-end` let the server move it in the
 * page, because dialogs are not placed where they are written.
 */
export function DialogPreview({ title, closeLabel, hasCross, children }: DialogPreviewProps) {
  return (
    <div
      data-sketch
      className="bg-veil fixed inset-0 z-dialog grid grid-cols-1 items-end overflow-y-auto overscroll-contain tablet:place-items-center tablet:p-6"
    >
      <div
        role="dialog"
        aria-label={title}
        className="bg-surface-1 border-line shadow-floating w-full rounded-t-xl border border-b-0 tablet:max-w-dialog tablet:rounded-xl tablet:border-b"
      >
        <div className="flex items-center justify-between gap-4 ps-6 pe-3 pt-3">
          <h2 className="py-2 text-xl font-bold">{title}</h2>
          {hasCross && (
            <a href="/" aria-label={closeLabel} className="text-text-soft grid size-control place-items-center">
              <X aria-hidden className="size-icon" />
            </a>
          )}
        </div>
        <div className="px-6 pt-2 pb-8">{children}</div>
      </div>
      <i data-sketch-end hidden />
    </div>
  )
}
