import { CircleCheck, TriangleAlert } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { classes } from './classes.ts'
import { dismissToast, holdToasts, readToasts, releaseToasts, watchToasts, type Toast } from './toast.ts'

function ToastLine({ id, text, kind, action }: Toast) {
  const Icon = kind === 'good' ? CircleCheck : TriangleAlert
  return (
    <div className="bg-surface-3 shadow-floating animate-rise pointer-events-auto flex max-w-measure items-center gap-3 rounded-xl px-5 py-3 text-sm font-medium">
      <Icon aria-hidden className={classes('size-icon shrink-0', kind === 'good' ? 'text-gain' : 'text-loss')} />
      <p>{text}</p>
      {action !== undefined && (
        <button
          type="button"
          className="text-accent-text min-h-control-small shrink-0 rounded-sm px-2 font-bold underline"
          onClick={() => {
            dismissToast(id)
            action.onChoose()
          }}
        >
          {action.label}
        </button>
      )}
    </div>
  )
}

/** The toasts. Both live regions exist from the start, so that screen readers announce what is added. */
export function Toasts() {
  const toasts = useSyncExternalStore(watchToasts, readToasts, readToasts)
  const lines = (kind: Toast['kind']) =>
    toasts.filter((toast) => toast.kind === kind).map((toast) => <ToastLine key={toast.id} {...toast} />)
  return (
    <div
      className="pointer-events-none fixed inset-x-0 bottom-24 z-toast grid justify-items-center gap-2 px-4 desktop:bottom-8"
      // A toast that appears under a resting pointer is not being read.
      onPointerMove={holdToasts}
      onPointerLeave={releaseToasts}
      onFocus={holdToasts}
      onBlur={releaseToasts}
    >
      <output className="grid justify-items-center gap-2">{lines('good')}</output>
      <div role="alert" className="grid justify-items-center gap-2">
        {lines('bad')}
      </div>
    </div>
  )
}
