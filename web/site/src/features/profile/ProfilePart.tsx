import { useQuery } from '@tanstack/react-query'
import { AtSign, BadgeCheck, ContactRound, UserRound, type LucideIcon } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '@ronda/ui'
import { Loaded } from '../../shell/layout/Loaded.tsx'
import { Card } from '../../shell/layout/Card.tsx'
import { AvatarCard } from './AvatarCard.tsx'
import { PROFILE_GROUPS, type ProfileGroup } from './groups.ts'
import { ProfileDialog } from './ProfileDialog.tsx'
import { profileQuery, type Profile } from './profile.queries.ts'
import { useFieldText } from '@ronda/base/profile/useFieldText.ts'

const ICONS: Readonly<Record<ProfileGroup, LucideIcon>> = { essential: ContactRound, more: UserRound, contact: AtSign }
const GROUPS = Object.keys(PROFILE_GROUPS) as readonly ProfileGroup[]

function GroupCard({ group, profile }: { readonly group: ProfileGroup; readonly profile: Profile }) {
  const t = useTranslations('profile')
  const textOf = useFieldText()
  const [isOpen, setOpen] = useState(false)
  const fields = PROFILE_GROUPS[group]
  const done = fields.filter((field) => profile.fields[field] !== undefined).length
  return (
    <Card
      icon={ICONS[group]}
      isDone={done === fields.length}
      title={t(`formTitle.${group}`)}
      state={t('card.progress', { done, all: fields.length })}
      action={
        <Button
          variant="quiet"
          size="small"
          aria-label={`${done === 0 ? t('card.fill') : t('card.edit')}: ${t(`formTitle.${group}`)}`}
          onClick={() => setOpen(true)}
        >
          {done === 0 ? t('card.fill') : t('card.edit')}
        </Button>
      }
    >
      <dl className="divide-line border-line grid grid-cols-1 divide-y border-t text-sm">
        {fields.map((field) => {
          const value = profile.fields[field]
          return (
            <div key={field} className="grid gap-x-4 gap-y-half py-2 tablet:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
              <dt className="text-text-faint">{t(`fields.${field}`)}</dt>
              <dd className="flex min-w-0 flex-wrap items-center gap-x-2">
                {value === undefined ? (
                  <span className="text-text-faint">{t('card.empty')}</span>
                ) : (
                  <span className="min-w-0 break-words">{textOf(field, value)}</span>
                )}
                {field === 'payeeName' && profile.payeeWaiting !== null && (
                  <span className="text-accent-text">{t('card.payeeWaiting', { name: profile.payeeWaiting })}</span>
                )}
                {field === 'payeeName' && profile.payeeRefused !== null && (
                  <span className="text-loss">{t('card.payeeRefused', { reason: profile.payeeRefused })}</span>
                )}
                {profile.locked.includes(field) && (
                  <BadgeCheck role="img" aria-label={t('card.locked')} className="text-gain size-icon-small shrink-0" />
                )}
              </dd>
            </div>
          )
        })}
      </dl>
      {isOpen && <ProfileDialog group={group} profile={profile} onClose={() => setOpen(false)} />}
    </Card>
  )
}

/** The member's profile: their picture, and the data they have entered. */
export function ProfilePart() {
  const t = useTranslations('profile')
  const query = useQuery(profileQuery)
  return (
    <div className="grid grid-cols-1 gap-4">
      <AvatarCard />
      <Loaded query={query}>
        {(profile) => (
          <>
            {GROUPS.map((group) => (
              <GroupCard key={group} group={group} profile={profile} />
            ))}
            <p className="text-text-faint px-2 text-sm">{t('card.text')}</p>
          </>
        )}
      </Loaded>
    </div>
  )
}
