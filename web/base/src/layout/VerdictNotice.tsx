import { BadgeCheck, LockKeyhole, ShieldAlert, ShieldQuestionMark, Undo2 } from 'lucide-react'
import { classes } from '@ronda/ui'

const styles = {
  good: { icon: BadgeCheck, colour: 'bg-gain-soft text-gain' },
  bad: { icon: ShieldAlert, colour: 'bg-loss-soft text-loss' },
  /** Valid, but it does not prove all that it should. */
  weak: { icon: ShieldQuestionMark, colour: 'bg-accent-soft text-accent-text' },
  sealed: { icon: LockKeyhole, colour: 'bg-surface-2 text-text-soft' },
  void: { icon: Undo2, colour: 'bg-surface-2 text-text-soft' },
} as const

type VerdictNoticeProps = { readonly is: keyof typeof styles; readonly title: string; readonly text?: string }

/** The result of a verification. */
export function VerdictNotice({ is, title, text }: VerdictNoticeProps) {
  const { icon: Icon, colour } = styles[is]
  return (
    <output className={classes('flex items-start gap-3 rounded-lg p-4', colour)}>
      <Icon aria-hidden className="mt-half size-icon shrink-0" />
      <span className="grid gap-1">
        <strong>{title}</strong>
        {text !== undefined && <span className="text-text-soft text-sm">{text}</span>}
      </span>
    </output>
  )
}

/** A long hash, as one line of a proof. */
export function Fingerprint({ label, text }: { readonly label: string; readonly text: string }) {
  return (
    <div className="min-w-0">
      <dt className="text-text-faint text-xs">{label}</dt>
      <dd className="text-text-soft font-mono text-xs break-all">{text}</dd>
    </div>
  )
}
