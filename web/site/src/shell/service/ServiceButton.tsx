import { Headset } from 'lucide-react'
import { Suspense, useState } from 'react'
import { Button } from '@ronda/ui'
import { lazyPart } from '@ronda/base/load/lazyPart.ts'
import { useContact } from './useContact.ts'

const ServiceDialog = lazyPart(() => import('./ServiceDialog.tsx'), 'ServiceDialog')

export type ServiceButtonProps = {
  readonly label: string
  readonly size?: 'small'
  readonly hasIcon?: boolean
}

/** Opens the list of channels. Not shown where customer service has none: it would open nothing. */
export function ServiceButton({ label, hasIcon = false, ...sized }: ServiceButtonProps) {
  const [isAsking, setAsking] = useState(false)
  if (useContact().entries.length === 0) return null
  return (
    <>
      <Button {...sized} variant="quiet" onClick={() => setAsking(true)}>
        {hasIcon && <Headset aria-hidden className="size-icon" />}
        {label}
      </Button>
      <Suspense>{isAsking && <ServiceDialog onClose={() => setAsking(false)} />}</Suspense>
    </>
  )
}
