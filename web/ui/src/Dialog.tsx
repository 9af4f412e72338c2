import { X } from 'lucide-react'
import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
  type RefObject,
} from 'react'
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components'
import { classes } from './classes.ts'
import { DialogPreview } from './DialogPreview.tsx'
import { isCovered, pushDialog, watchDialogs } from './dialogStack.ts'
import { IconButton } from './IconButton.tsx'
import { hasPreview, takeOverPreview } from './takeOverPreview.ts'
import { useDrag } from './useDrag.ts'

export type DialogProps = {
  readonly title: string
  readonly closeLabel: string
  /** Without it the dialog stays until it has been answered: no close button, and Escape does nothing. */
  readonly onClose?: (() => void) | undefined
  readonly children: ReactNode
  /** `alertdialog` for a question that must be answered before anything else. */
  readonly role?: 'dialog' | 'alertdialog'
  /** For content that is browsed rather than answered, such as a list. */
  readonly isWide?: boolean
  /** For two columns: a list and the chosen item. */
  readonly isBroad?: boolean
  /** On a desktop at the end of the screen, as tall as it: what is changed beside it stays visible. */
  readonly isDrawer?: boolean
}

/**
 * A dialog over the page: a card that is dragged by its title on a desktop, a sheet from the bottom on a phone.
 * Clicking beside it does nothing, so that an accidental click never loses what was typed; Escape and the close button
 * close it. The page behind does not scroll, and keeps its scroll position. While a dialog opens another, only the last
 * one is visible; the first keeps what was typed, and is shown again with its focus when the last one is closed.
 */
export function Dialog(props: DialogProps) {
  // On the server no dialog opens: it renders a preview form instead.
  if (typeof document !== 'undefined') return <OpenDialog {...props} />
  const { title, closeLabel, onClose, children } = props
  return (
    <DialogPreview title={title} closeLabel={closeLabel} hasCross={onClose !== undefined}>
      {children}
    </DialogPreview>
  )
}

/**
 * Inside the dialog and not around it: during hydration a dialog is mounted only after the component that renders it,
 * which would search for the preview form too early and leave it in the page.
 */
function Takeover({ dialog }: { readonly dialog: RefObject<HTMLElement | null> }) {
  useEffect(() => {
    if (dialog.current !== null) takeOverPreview(dialog.current)
  }, [dialog])
  return null
}

/** Whether another dialog is open over this one. */
function useCovered(): boolean {
  const [id] = useState(() => Symbol('dialog'))
  useLayoutEffect(() => pushDialog(id), [id])
  return useSyncExternalStore(
    watchDialogs,
    () => isCovered(id),
    () => false,
  )
}

function widthOf({ isWide = false, isBroad = false }: DialogProps): string {
  if (isBroad) return 'tablet:max-w-broad'
  return isWide ? 'tablet:max-w-measure' : 'tablet:max-w-dialog'
}

function OpenDialog(props: DialogProps) {
  const { title, closeLabel, onClose, children, role = 'dialog', isDrawer = false } = props
  const drag = useDrag()
  const dialog = useRef<HTMLElement>(null)
  // A dialog that replaces a preview form does not animate in again.
  const [isNew] = useState(() => !hasPreview())
  const isHidden = useCovered()
  return (
    <ModalOverlay
      isOpen
      isKeyboardDismissDisabled={onClose === undefined}
      onOpenChange={(isOpen) => !isOpen && onClose?.()}
      className={classes(
        'bg-veil fixed inset-x-0 top-0 z-dialog grid grid-cols-1 h-(--visual-viewport-height) items-end overflow-y-auto overscroll-contain',
        isDrawer ? 'tablet:items-stretch tablet:justify-items-end' : 'tablet:place-items-center tablet:p-6',
        isNew && 'animate-appear',
        isHidden && 'invisible',
      )}
    >
      <Modal
        {...(!isDrawer && { style: drag.style })}
        className={classes(
          'bg-surface-1 border-line shadow-floating w-full rounded-t-xl border border-b-0 outline-none',
          isNew && 'animate-rise',
          isDrawer ? 'tablet:rounded-s-xl tablet:rounded-e-none' : 'tablet:rounded-xl tablet:border-b',
          widthOf(props),
        )}
      >
        <AriaDialog ref={dialog} role={role} className="outline-none">
          <div
            {...(!isDrawer && drag.handle)}
            className={classes(
              'flex items-center justify-between gap-4 ps-6 pe-3 pt-3',
              !isDrawer && 'select-none tablet:cursor-grab tablet:touch-none tablet:active:cursor-grabbing',
            )}
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
