import { Check } from 'lucide-react'
import { useId, type ComponentProps, type ReactNode } from 'react'

export type CheckboxProps = Omit<ComponentProps<'input'>, 'className' | 'type' | 'id' | 'children'> & {
  readonly children: ReactNode
  readonly error?: string | undefined
}

export function Checkbox({ children, error, ...input }: CheckboxProps) {
  const id = useId()
  const noteId = `${id}-note`
  return (
    <div className="grid gap-1">
      <div className="flex items-start gap-3">
        <span className="relative inline-grid shrink-0">
          <input
            {...input}
            id={id}
            type="checkbox"
            aria-invalid={error !== undefined}
            aria-describedby={error === undefined ? undefined : noteId}
            className="peer bg-surface-2 border-line-strong checked:bg-accent checked:border-accent aria-invalid:border-loss size-icon appearance-none rounded-xs border transition-colors"
          />
          <Check
            aria-hidden
            className="text-on-accent pointer-events-none absolute inset-0 m-auto hidden size-icon-small peer-checked:block"
          />
        </span>
        <label htmlFor={id} className="text-text-soft pt-half text-sm">
          {children}
        </label>
      </div>
      {error !== undefined && (
        <p id={noteId} role="alert" className="text-loss text-sm">
          {error}
        </p>
      )}
    </div>
  )
}
