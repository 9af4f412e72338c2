import { X } from 'lucide-react'
import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components'
import { classes } from './classes.ts'
import { DialogSketch } from './DialogSketch.tsx'
import { IconButton } from './IconButton.tsx'
import { hasSketch, takeSketch } from './takeSketch.ts'
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
  /** For two things side by side: a list and what is chosen from it. */
  readonly isBroad?: boolean
}

/**
 * A window over the page: a card that its title can be dragged by on a desktop, a sheet from the bottom on a phone.
 * Clicking beside it does nothing, so that a slip never loses what was typed; Escape and the cross close it. The page
 * behind does not scroll, and stands where it stood when the last window is gone. Windows may open over windows: the
 * last one has the keyboard, and hands it back.
 */
export function Dialog(props: DialogProps) {
  // No window opens on the server: it draws how one will look.
  if (typeof document !== 'undefined') return <OpenDialog {...props} />
  const { title, closeLabel, onClose, children } = props
  return (
    <DialogSketch title={title} closeLabel={closeLabel} hasCross={onClose !== undefined}>
      {children}
    </DialogSketch>
  )
}

/**
 * Stands inside the window and not around it: while a page takes over the server's drawing, a window comes into being only
 * after the component that asks for it, which would look for its content too early and leave the drawing there for good.
 */
function Takeover({ dialog }: { readonly dialog: RefObject<HTMLElement | null> }) {
  useEffect(() => {
    if (dialog.current !== null) takeSketch(dialog.current)
  }, [dialog])
  return null
}

function OpenDialog(props: DialogProps) {
  const { title, closeLabel, onClose, children, role = 'dialog', isWide = false, isBroad = false } = props
  const drag = useDrag()
  const dialog = useRef<HTMLElement>(null)
  // What stands there already does not rise again.
  const [isNew] = useState(() => !hasSketch())
  return (
    <ModalOverlay
      isOpen
      isKeyboardDismissDisabled={onClose === undefined}
      onOpenChange={(isOpen) => !isOpen && onClose?.()}
      className={classes(
        'bg-veil fixed inset-x-0 top-0 z-dialog grid grid-cols-1 h-(--visual-viewport-height) items-end overflow-y-auto overscroll-contain tablet:place-items-center tablet:p-6',
        isNew && 'animate-appear',
      )}
    >
      <Modal
        style={drag.style}
        className={classes(
          'bg-surface-1 border-line shadow-floating w-full border outline-none',
          isNew && 'animate-rise',
          'rounded-t-xl border-b-0 tablet:rounded-xl tablet:border-b',
          isBroad ? 'tablet:max-w-broad' : isWide ? 'tablet:max-w-measure' : 'tablet:max-w-dialog',
        )}
      >
        <AriaDialog ref={dialog} role={role} className="outline-none">
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
          <Takeover dialog={dialog} />
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  )
}
