import type { RegisterField } from '@ronda/contract'
import type { RegisterForm } from './useRegisterForm.ts'

/** The error of a field. An empty field that was skipped shows none until the form is sent. */
export function errorOf({ form }: RegisterForm, field: RegisterField): string | undefined {
  const { errors, dirtyFields, isSubmitted } = form.formState
  return isSubmitted || dirtyFields[field] === true ? errors[field]?.message : undefined
}
