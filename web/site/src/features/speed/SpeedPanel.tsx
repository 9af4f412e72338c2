import { RefreshCw } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { classes, IconButton, Skeleton } from '@ronda/ui'
import { gradeOf, type Grade } from './speed.ts'
import { useSpeeds, type Speed } from './useSpeeds.ts'

const colours: Record<Grade, string> = {
  fast: 'text-gain',
  normal: 'text-accent-text',
  slow: 'text-loss',
  failed: 'text-loss',
}

function Line({ domain, ms }: Speed) {
  const t = useTranslations('shell.speed')
  const isHere = domain.origin === location.origin
  const grade = ms === undefined ? undefined : gradeOf(ms)
  return (
    <li className="flex min-h-control items-center justify-between gap-3 text-sm">
      <span className="grid min-w-0">
        {isHere ? (
          <span className="truncate font-medium">{domain.name}</span>
        ) : (
          <a href={domain.origin} className="truncate font-medium underline" title={t('go', { domain: domain.name })}>
            {domain.name}
          </a>
        )}
        {isHere && <span className="text-text-faint text-xs">{t('here')}</span>}
      </span>
      {ms === undefined || grade === undefined ? (
        <Skeleton className="h-4 w-16" />
      ) : (
        <span className={classes('tabular shrink-0 font-medium', colours[grade])}>
          {grade === 'failed' ? t('failed') : `${t('ms', { ms: String(ms) })} · ${t(grade)}`}
        </span>
      )}
    </li>
  )
}

/** The addresses of the brand with a link to each, and how fast each answers. */
export function SpeedPanel() {
  const t = useTranslations('shell.speed')
  const { speeds, isMeasuring, again } = useSpeeds()
  return (
    <section className="grid gap-2">
      <div className="flex items-center justify-between gap-2">
        <p className="text-text-soft text-sm">{isMeasuring ? t('measuring') : speeds.length === 1 ? t('none') : ''}</p>
        <IconButton size="small" icon={RefreshCw} label={t('again')} isTurning={isMeasuring} onClick={again} />
      </div>
      <ul aria-busy={isMeasuring} className="divide-line grid gap-1 divide-y">
        {speeds.map((speed) => (
          <Line key={speed.domain.origin} {...speed} />
        ))}
      </ul>
    </section>
  )
}
