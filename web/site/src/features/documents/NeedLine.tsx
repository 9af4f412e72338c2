import { Link } from '@tanstack/react-router'
import { CircleAlert, CircleCheck, CircleDashed, Hourglass, type LucideIcon } from 'lucide-react'
import { useFormatter, useTranslations } from 'use-intl'
import type { DocumentKind, TierItemState, TierNeed } from '@ronda/contract'
import { Button, buttonClass, classes, useNow } from '@ronda/ui'

const STATE_STYLES: Readonly<Record<TierItemState, { readonly icon: LucideIcon; readonly tone: string }>> = {
  missing: { icon: CircleDashed, tone: 'text-text-faint' },
  waiting: { icon: Hourglass, tone: 'text-accent-text' },
  refused: { icon: CircleAlert, tone: 'text-loss' },
  askedAgain: { icon: CircleAlert, tone: 'text-accent-text' },
  done: { icon: CircleCheck, tone: 'text-gain' },
}

const KINDS: Partial<Record<TierNeed['item'], DocumentKind>> = { identity: 'identity', residence: 'address' }

type NeedProps = { readonly need: TierNeed; readonly onSend: (kind: DocumentKind) => void }

/** The action for it, where there is one. */
function NeedAction({ need: { item, state }, onSend }: NeedProps) {
  const t = useTranslations('profile.tiers')
  if (state === 'done' || state === 'waiting') return null
  const kind = KINDS[item]
  if (kind !== undefined) {
    const label = t(state === 'missing' ? 'send' : 'sendAgain')
    return (
      <Button variant="quiet" size="small" aria-label={`${label}: ${t(`items.${item}`)}`} onClick={() => onSend(kind)}>
        {label}
      </Button>
    )
  }
  const isContact = item === 'contact'
  return (
    <Link
      to="/member"
      search={{ view: 'securityCenter', ...(!isContact && { tab: 'profile' }) }}
      className={buttonClass('quiet', 'small')}
    >
      {t(isContact ? 'toLocks' : 'toProfile')}
    </Link>
  )
}

/** The reason for its state, in a sentence. */
function useStory(): (need: TierNeed) => string | undefined {
  const t = useTranslations('profile')
  const format = useFormatter()
  const now = useNow()
  return ({ item, state, promisedByMs, reason, note }) => {
    if (state === 'waiting' && promisedByMs !== null) {
      const when = format.dateTime(promisedByMs, { dateStyle: 'medium', timeStyle: 'short' })
      return now > promisedByMs ? t('tiers.late') : t('tiers.promised', { when })
    }
    if (reason !== null) return [t(`reasons.${reason}`), note !== null && `“${note}”`].filter(Boolean).join(' ')
    if (state !== 'missing' || (item !== 'identity' && item !== 'residence')) return undefined
    return t(`tiers.itemHints.${item}`)
  }
}

/** One requirement of a tier: its state, the reason, and the next action. */
export function NeedLine({ need, onSend }: NeedProps) {
  const t = useTranslations('profile.tiers')
  const story = useStory()(need)
  const { icon: Icon, tone } = STATE_STYLES[need.state]
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3">
      <Icon aria-hidden className={classes('size-icon shrink-0', tone)} />
      <div className="min-w-0 flex-1 basis-tile text-sm">
        <p className="flex flex-wrap justify-between gap-x-3">
          <span className="font-medium">{t(`items.${need.item}`)}</span>{' '}
          <span className={classes('whitespace-nowrap', tone)}>{t(`states.${need.state}`)}</span>
        </p>
        {story !== undefined && <p className="text-text-soft">{story}</p>}
      </div>
      <NeedAction need={need} onSend={onSend} />
    </li>
  )
}
