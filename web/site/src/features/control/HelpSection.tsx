import { Link } from '@tanstack/react-router'
import { HeartHandshake } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { buttonClass } from '@ronda/ui'
import { Section } from './Section.tsx'

const LINES = ['therapy', 'anonymous', 'country', 'bank'] as const

/** Organisations that offer help. */
export function HelpSection() {
  const t = useTranslations('control.help')
  return (
    <Section icon={HeartHandshake} title={t('title')} text={t('text')}>
      <ul className="text-text-soft grid max-w-measure list-disc gap-2 ps-5 text-sm">
        {LINES.map((line) => (
          <li key={line}>{t(`lines.${line}`)}</li>
        ))}
      </ul>
      <div>
        <Link to="/help" hash="signs" className={buttonClass('quiet', 'small')}>
          {t('more')}
        </Link>
      </div>
    </Section>
  )
}
