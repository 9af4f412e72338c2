import { useFormatter, useLocale, useNow, useTranslations } from 'use-intl'
import { Button, classes } from '@ronda/ui'
import { Flag } from '../../shell/verification/Flag.tsx'

export type Session = {
  readonly id: string
  readonly isThis: boolean
  readonly device: string
  readonly ip: string
  readonly countryCode: string | null
  readonly seenAtMs: number
  readonly isRemembered: boolean
  readonly isLive: boolean
}

export type SessionLineProps = {
  readonly session: Session
  readonly isBusy: boolean
  readonly onEnd: () => void
  readonly onUnknown: () => void
}

/** One browser that is or was signed in. */
export function SessionLine({ session, isBusy, onEnd, onUnknown }: SessionLineProps) {
  const t = useTranslations('security.sessions')
  const format = useFormatter()
  const now = useNow({ updateInterval: 60_000 })
  const locale = useLocale()
  const { isThis, isLive, countryCode } = session
  const place =
    countryCode === null ? t('unknownPlace') : new Intl.DisplayNames(locale, { type: 'region' }).of(countryCode)
  const state = isThis ? t('this') : isLive ? t('live') : t('ended')
  return (
    <li className="border-line flex flex-wrap items-center gap-x-4 gap-y-2 border-t pt-3">
      <div className={classes('grid min-w-0 flex-1 basis-tile gap-1', !isLive && 'text-text-soft')}>
        <p className="flex flex-wrap items-center gap-x-2">
          <span className="font-medium">{session.device === '' ? t('unknownDevice') : session.device}</span>
          <span
            className={classes(
              'rounded-full px-2 text-xs font-medium',
              isThis ? 'bg-gain-soft text-gain' : 'bg-surface-2 text-text-soft',
            )}
          >
            {state}
          </span>
          {session.isRemembered && isLive && <span className="text-text-faint text-xs">{t('remembered')}</span>}
        </p>
        <p className="text-text-faint flex flex-wrap items-center gap-x-2 text-sm">
          {countryCode !== null && <Flag countryCode={countryCode} />}
          <span>{`${place} · ${session.ip}`}</span>
          <span>{t('seen', { when: format.relativeTime(Math.min(session.seenAtMs, now.getTime()), now) })}</span>
        </p>
      </div>
      {!isThis && (
        <div className="flex flex-wrap gap-2">
          {isLive && (
            <Button variant="quiet" size="small" disabled={isBusy} onClick={onEnd}>
              {t('end')}
            </Button>
          )}
          <Button variant="quiet" size="small" disabled={isBusy} onClick={onUnknown}>
            {t('stranger')}
          </Button>
        </div>
      )}
    </li>
  )
}
