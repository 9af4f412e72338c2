import { PasswordInput } from '../password/PasswordInput.tsx'
import type { ComponentProps } from 'react'

/** A few digits that nobody beside the reader should see; phones show their number keys. */
export function PinInput(props: ComponentProps<typeof PasswordInput>) {
  return <PasswordInput {...props} inputMode="numeric" autoComplete="off" maxLength={128} />
}
