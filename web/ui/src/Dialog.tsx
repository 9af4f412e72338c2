import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components'
import { classes } from './classes.ts'
import { IconButton } from './IconButton.tsx'
import { useDrag } from './useDrag.ts'

export type DialogProps = {
  readonly title: string
  readonly closeLabel: string
  /** Without it the window stays until it has been answered: no cross, and Escape does nothing. */
  readonly onClose?: (() => void) | undefined
  readonly children: ReactNode
  /** `alertdialog` for a question that must be answered before anything else. */
  readonly role?: 'dialog' | 'alertdialog'
  /** For what is looked through rather than answered: a shelf, a list. */
  readonly isWide?: boolean
}

/**
 * A window over the page: a card that its title can be dragged by on a desktop, a sheet from the bottom on a phone.
 * Clicking beside it does nothing, so that a slip never loses what was typed; Escape and the cross close it. The page
 * behind does not scroll, and stands where it stood when the last window is gone. Windows may open over windows: the
 * last one has the keyboard, and hands it back.
 */
export function Dialog({ title, closeLabel, onClose, children, role = 'dialog', isWide = false }: DialogProps) {
  const drag = useDrag()
  return (
    <ModalOverlay
      isOpen
      isKeyboardDismissDisabled={onClose === undefined}
      onOpenChange={(isOpen) => !isOpen && onClose?.()}
      className="bg-veil animate-appear fixed inset-x-0 top-0 z-dialog grid grid-cols-1 h-(--visual-viewport-height) items-end overflow-y-auto overscroll-contain tablet:place-items-center tablet:p-6"
    >
      <Modal
        style={drag.style}
        className={classes(
          'bg-surface-1 border-line shadow-floating animate-rise w-full border outline-none',
          'rounded-t-xl border-b-0 tablet:rounded-xl tablet:border-b',
          isWide ? 'tablet:max-w-measure' : 'tablet:max-w-dialog',
        )}
      >
        <AriaDialog role={role} className="outline-none">
          <div
            {...drag.handle}
            className="flex items-center justify-between gap-4 ps-6 pe-3 pt-3 select-none tablet:cursor-grab tablet:touch-none tablet:active:cursor-grabbing"
          >
            <Heading slot="title" className="py-2 text-xl font-bold">
              {title}
            </Heading>
            {onClose !== undefined && (
              <span onPointerDown={(event) => event.stopPropagation()}>
                <IconButton icon={X} label={closeLabel} onClick={onClose} />
              </span>
            )}
          </div>
          <div className="px-6 pt-2 pb-8">{children}</div>
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  )
}
