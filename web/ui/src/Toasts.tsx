import { CircleCheck, TriangleAlert } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { classes } from './classes.ts'
import { readToasts, watchToasts } from './toast.ts'

/** Where toasts appear. The region is there from the start, so that readers notice what enters it. */
export function Toasts() {
  const toasts = useSyncExternalStore(watchToasts, readToasts, readToasts)
  return (
    <output className="pointer-events-none fixed inset-x-0 bottom-24 z-toast grid justify-items-center gap-2 px-4 desktop:bottom-8">
      {toasts.map(({ id, text, kind }) => {
        const Icon = kind === 'good' ? CircleCheck : TriangleAlert
        return (
          <p
            key={id}
            className="bg-surface-3 shadow-floating animate-rise flex max-w-measure items-center gap-3 rounded-full px-5 py-3 text-sm font-medium"
          >
            <Icon aria-hidden className={classes('size-icon shrink-0', kind === 'good' ? 'text-gain' : 'text-loss')} />
            {text}
          </p>
        )
      })}
    </output>
  )
}
