import type { RegisterField } from '@ronda/contract'
import type { RegisterForm } from './useRegisterForm.ts'

/** The type of an error about a field that an action needs, such as the number that a code is sent to. */
export const ASKED = 'asked'

/** The error of a field. An empty field that was skipped shows none until the form is sent or the field is needed. */
export function errorOf({ form }: Pick<RegisterForm, 'form'>, field: RegisterField): string | undefined {
  const { errors, dirtyFields, isSubmitted } = form.formState
  const error = errors[field]
  return isSubmitted || dirtyFields[field] === true || error?.type === ASKED ? error?.message : undefined
}
