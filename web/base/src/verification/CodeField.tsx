import { LoaderCircle } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { formatWait, TextField, useLocale, type TextFieldProps } from '@ronda/ui'
import type { SendCode } from './useSendCode.ts'

export type CodeFieldProps = Omit<TextFieldProps, 'label' | 'after'> & { readonly sending: SendCode }

/**
 * A code and the button that sends it. Screen readers announce when it was sent and when it can be sent again, not
 * every second.
 */
export function CodeField({ sending, ...field }: CodeFieldProps) {
  const t = useTranslations('session.code')
  const { seconds, isSent, sentMinutes } = sending
  const isWaiting = seconds > 0
  const sentText = sentMinutes === undefined ? t('sentPlain') : t('sent', { minutes: sentMinutes })
  const wait = formatWait(seconds * 1_000, useLocale())
  return (
    <>
      <TextField
        {...field}
        label={t('label')}
        hint={isWaiting && isSent ? sentText : field.hint}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={255}
        after={
          <button
            type="button"
            aria-disabled={isWaiting || sending.isBusy}
            aria-label={isWaiting ? t('waitSpoken', { wait }) : undefined}
            onClick={sending.press}
            className="text-accent-text hover:bg-surface-3 aria-disabled:text-text-soft tabular border-line flex min-h-control shrink-0 items-center gap-2 rounded-e-md border-s px-4 text-sm font-medium whitespace-nowrap transition-colors"
          >
            {sending.isBusy && <LoaderCircle aria-hidden className="size-icon-small animate-turn" />}
            {isWaiting ? wait : t('send')}
          </button>
        }
      />
      <p role="status" className="spoken">
        {isSent && (isWaiting ? sentText : t('ready'))}
      </p>
    </>
  )
}
