import { BadgeCheck, LockKeyhole, ShieldAlert, type LucideIcon } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { classes } from '@ronda/ui'
import type { Suspect, Tally } from './tally.ts'

/** Suspects shown one by one; whoever has more has a file of them. */
const SHOWN_MAX = 50

type FindingProps = {
  readonly icon: LucideIcon
  readonly colour: string
  readonly title: string
  readonly text?: string
}

function Finding({ icon: Icon, colour, title, text }: FindingProps) {
  return (
    <div className={classes('flex items-start gap-3 rounded-lg p-4', colour)}>
      <Icon aria-hidden className="mt-half size-icon shrink-0" />
      <span className="grid gap-1">
        <strong>{title}</strong>
        {text !== undefined && <span className="text-text-soft text-sm">{text}</span>}
      </span>
    </div>
  )
}

function SuspectLine({ suspect }: { readonly suspect: Suspect }) {
  const t = useTranslations('verify.findings')
  return (
    <li className="border-line grid gap-1 border-t pt-2">
      <span>{t(suspect.finding)}</span>
      <span className="text-text-faint font-mono text-xs break-all">
        {`${suspect.round.gameCode} · ${suspect.round.id}`}
      </span>
    </li>
  )
}

/** What came of an examination, once it is over. */
export function Findings({ tally }: { readonly tally: Tally }) {
  const t = useTranslations('verify')
  const { good, sealed, suspects } = tally
  return (
    <output className="grid gap-3">
      {suspects.length > 0 && (
        <Finding
          icon={ShieldAlert}
          colour="bg-loss-soft text-loss"
          title={t('bad', { count: suspects.length })}
          text={t('badText')}
        />
      )}
      {good > 0 && (
        <Finding
          icon={BadgeCheck}
          colour="bg-gain-soft text-gain"
          title={t('good', { count: good })}
          text={t('goodText')}
        />
      )}
      {sealed > 0 && (
        <Finding icon={LockKeyhole} colour="bg-surface-2 text-text-soft" title={t('sealed', { count: sealed })} />
      )}
      {suspects.length > 0 && (
        <ul className="grid gap-2 text-sm">
          {suspects.slice(0, SHOWN_MAX).map((suspect) => (
            <SuspectLine key={suspect.round.id} suspect={suspect} />
          ))}
        </ul>
      )}
    </output>
  )
}
