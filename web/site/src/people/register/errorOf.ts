import type { RegisterField } from '@ronda/contract'
import type { RegisterForm } from './useRegisterForm.ts'

/** What is wrong with a field. One that was passed by without a letter is not wrong until the form is sent. */
export function errorOf({ form }: RegisterForm, field: RegisterField): string | undefined {
  const { errors, dirtyFields, isSubmitted } = form.formState
  return isSubmitted || dirtyFields[field] === true ? errors[field]?.message : undefined
}
