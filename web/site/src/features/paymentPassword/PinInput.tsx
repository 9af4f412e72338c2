import { PasswordInput } from '@ronda/base/form/PasswordInput.tsx'
import type { ComponentProps } from 'react'

/** A masked field for digits; phones show their number keys. */
export function PinInput(props: ComponentProps<typeof PasswordInput>) {
  return <PasswordInput {...props} inputMode="numeric" autoComplete="off" maxLength={128} />
}
