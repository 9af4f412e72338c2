import { useId, type ComponentProps, type ReactNode } from 'react'
import { classes } from './classes.ts'

export type TextFieldProps = Omit<ComponentProps<'input'>, 'className' | 'id'> & {
  readonly label: string
  /** What to write, shown while there is no error. */
  readonly hint?: string | undefined
  /** What is wrong, and how to correct it. */
  readonly error?: string | undefined
  readonly before?: ReactNode
  readonly after?: ReactNode
  readonly isLabelHidden?: boolean
  /** Marked with an asterisk; the form must explain the asterisk. */
  readonly isRequired?: boolean
  /** In large figures, for the main field of a form. */
  readonly isLarge?: boolean
}

export function TextField(props: TextFieldProps) {
  const {
    label,
    hint,
    error,
    before,
    after,
    isLabelHidden = false,
    isRequired = false,
    isLarge = false,
    ...input
  } = props
  const id = useId()
  const noteId = `${id}-note`
  const note = error ?? hint
  return (
    <div className="grid min-w-0 grid-cols-1 content-start gap-1">
      <span className={isLabelHidden ? 'spoken' : 'flex gap-1 text-sm font-medium'}>
        <label htmlFor={id} className="text-text-soft">
          {label}
        </label>
        {isRequired && (
          <span aria-hidden className="text-loss">
            {'*'}
          </span>
        )}
      </span>
      <div
        className={classes(
          'bg-surface-2 flex items-center rounded-md border transition-colors',
          'has-focus-visible:outline-focus has-focus-visible:outline-2 has-focus-visible:outline-offset-2',
          error === undefined ? 'border-line-strong' : 'border-loss',
        )}
      >
        {before}
        <input
          {...input}
          id={id}
          aria-required={isRequired || undefined}
          aria-invalid={error !== undefined}
          aria-describedby={note === undefined ? undefined : noteId}
          className={classes(
            'placeholder:text-text-faint min-w-0 flex-1 bg-transparent px-4 outline-none',
            isLarge ? 'font-display tabular min-h-16 text-2xl font-bold' : 'min-h-control',
          )}
        />
        {after}
      </div>
      {note !== undefined && (
        <p
          id={noteId}
          role={error === undefined ? undefined : 'alert'}
          className={classes('text-sm', error === undefined ? 'text-text-faint' : 'text-loss')}
        >
          {note}
        </p>
      )}
    </div>
  )
}
