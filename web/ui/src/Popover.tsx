import type { ReactNode } from 'react'
import { Button, Dialog, DialogTrigger, Popover as AriaPopover } from 'react-aria-components'

export type PopoverProps = {
  /** What the small window is, in words. */
  readonly label: string
  readonly trigger: ReactNode
  /** Drawn when it opens, and told how to close it. */
  readonly children: (close: () => void) => ReactNode
}

/** A small window that hangs from what opened it, and goes when something else is done. */
export function Popover({ label, trigger, children }: PopoverProps) {
  return (
    <DialogTrigger>
      <Button className="data-hovered:text-accent-text focus-visible:outline-focus flex min-h-control items-center rounded-full transition-colors focus-visible:outline-2">
        {trigger}
      </Button>
      <AriaPopover
        placement="bottom end"
        className="bg-surface-1 border-line shadow-floating animate-appear w-cover max-w-full rounded-lg border p-5"
      >
        <Dialog aria-label={label} className="outline-none">
          {({ close }) => children(close)}
        </Dialog>
      </AriaPopover>
    </DialogTrigger>
  )
}
