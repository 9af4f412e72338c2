import type { RefusalCode } from '@ronda/contract'
import { refusals as english } from '@ronda/i18n/en/refusals'
import { refusals as spanish } from '@ronda/i18n/es/refusals'
import { chooseLanguage, type RefusalText } from '../platform/http/index.ts'

const texts = { es: spanish, en: english } as const

/** A refusal in the caller's language; Spanish when the request names none. */
export const refusalText: RefusalText = (code: RefusalCode, request) => {
  const language = chooseLanguage(request.headers, ['es', 'en'])
  return texts[language][code]
}
