import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button, Menu as AriaMenu, MenuItem, MenuTrigger, Popover } from 'react-aria-components'
import { classes } from './classes.ts'

export type MenuChoice = {
  readonly id: string
  readonly icon: LucideIcon
  readonly label: string
  readonly isDanger?: boolean
  /** The number of new items there. */
  readonly badge?: string | undefined
  readonly onChoose: () => void
}

export type MenuProps = {
  /** What the trigger opens, for screen readers. */
  readonly label: string
  readonly trigger: ReactNode
  /** Classes of the trigger; by default it has no style of its own. */
  readonly className?: string
  /** Shown above the choices; not a choice itself. */
  readonly header?: ReactNode
  readonly choices: readonly MenuChoice[]
}

const PLAIN =
  'hover:bg-surface-3 data-pressed:bg-surface-3 rounded-full p-1 transition-colors focus-visible:outline-focus focus-visible:outline-2'

export function Menu({ label, trigger, className = PLAIN, header, choices }: MenuProps) {
  return (
    <MenuTrigger>
      <Button aria-label={label} className={className}>
        {trigger}
      </Button>
      <Popover
        placement="bottom end"
        className="bg-surface-2 border-line shadow-floating animate-appear w-menu rounded-lg border p-2"
      >
        {header}
        <AriaMenu aria-label={label} className="grid gap-1 outline-none">
          {choices.map(({ id, icon: Icon, label: text, isDanger = false, badge, onChoose }) => (
            <MenuItem
              key={id}
              onAction={onChoose}
              className={classes(
                'focus:bg-surface-3 flex min-h-control cursor-pointer items-center gap-3 rounded-md px-3 text-sm font-medium outline-none transition-colors',
                isDanger ? 'text-loss' : 'text-text',
              )}
            >
              <Icon aria-hidden className="size-icon" />
              <span className="flex-1">{text}</span>
              {badge !== undefined && (
                <span className="bg-danger text-on-danger tabular rounded-full px-2 text-xs font-bold">{badge}</span>
              )}
            </MenuItem>
          ))}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  )
}
