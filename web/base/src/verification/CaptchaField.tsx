import { RefreshCw } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Skeleton, TextField, type TextFieldProps } from '@ronda/ui'
import { useLanguage } from '../language/useLanguage.ts'
import type { Captcha } from './useCaptcha.ts'

export type CaptchaFieldProps = Omit<TextFieldProps, 'label' | 'after'> & { readonly captcha: Captcha }

/** A picture and the field for its characters. A click on the picture loads another one. */
export function CaptchaField({ captcha, ...field }: CaptchaFieldProps) {
  const t = useTranslations('session.captcha')
  const { refusalText } = useLanguage()
  return (
    <TextField
      {...field}
      label={t('label')}
      error={field.error ?? (captcha.failure === undefined ? undefined : refusalText(captcha.failure))}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={12}
      after={
        <button
          type="button"
          title={t('refresh')}
          aria-label={t('refresh')}
          onClick={captcha.refresh}
          className="group m-1 flex items-center gap-2 rounded-sm pe-2"
        >
          {captcha.image === undefined ? (
            <Skeleton className="h-control-small w-24" />
          ) : (
            <img src={captcha.image} alt="" width={120} height={44} className="h-control-small w-auto rounded-sm" />
          )}
          <RefreshCw aria-hidden className="text-text-soft group-hover:text-text size-icon-small" />
        </button>
      }
    />
  )
}
