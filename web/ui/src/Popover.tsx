import type { ReactNode } from 'react'
import { Button, Dialog, DialogTrigger, Popover as AriaPopover } from 'react-aria-components'

export type PopoverProps = {
  /** What the popover contains, for screen readers. */
  readonly label: string
  readonly trigger: ReactNode
  /** Rendered when it opens, with the function that closes it. */
  readonly children: (close: () => void) => ReactNode
}

/** A popover at its trigger that closes on an outside interaction. */
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
