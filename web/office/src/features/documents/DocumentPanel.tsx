import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { PROFILE_FIELDS } from '@ronda/contract'
import { Skeleton } from '@ronda/ui'
import { codeOf } from '@ronda/base/call/api.ts'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import { Badge } from '../../shell/desk/Badge.tsx'
import { CasePanel } from '../../shell/desk/CasePanel.tsx'
import { Facts } from '../../shell/desk/Facts.tsx'
import { FourEyes } from '../../shell/desk/FourEyes.tsx'
import { MemberFreezes } from '../../shell/freeze/MemberFreezes.tsx'
import { useFieldText } from '@ronda/base/profile/useFieldText.ts'
import { paperQuery } from './documents.queries.ts'
import { Deciding } from './Deciding.tsx'
import { PaperPicture } from './PaperPicture.tsx'

type Opened = Awaited<ReturnType<NonNullable<ReturnType<typeof paperQuery>['queryFn']>>>

function Pages({ opened }: { readonly opened: Opened }) {
  const t = useTranslations('profile.desk')
  const { document, uploads } = opened
  const [seen, setSeen] = useState<ReadonlySet<string>>(() => new Set(opened.seen))
  const left = uploads.filter((upload) => !seen.has(upload)).length
  return (
    <>
      <section aria-label={t('pictures')} className="grid grid-cols-1 gap-3">
        <h4 className="text-text-soft text-sm font-medium">{t('pictures')}</h4>
        {uploads.map((upload, index) => (
          <PaperPicture
            key={upload}
            id={document.id}
            upload={upload}
            number={index + 1}
            all={uploads.length}
            onSeen={(one) => setSeen((before) => new Set([...before, one]))}
          />
        ))}
        <p className="text-text-faint text-xs">{t('looks')}</p>
      </section>
      <Deciding document={document} pagesLeft={left} />
    </>
  )
}

function Case({ opened }: { readonly opened: Opened }) {
  const t = useTranslations('profile')
  const format = useFormatter()
  const textOf = useFieldText()
  const { document, told, refusedBefore, isOwn } = opened
  const { needsTwo, firstApprover } = document
  const at = (ms: number): string => format.dateTime(ms, { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <>
      <MemberFreezes member={document.member} />
      {needsTwo && (
        <div>
          {firstApprover === null ? (
            <Badge tone="waiting">{t('desk.two')}</Badge>
          ) : (
            <FourEyes first={firstApprover} second={null} />
          )}
        </div>
      )}
      <Facts
        facts={[
          { label: t('desk.member'), value: `${document.username} · ${document.member}` },
          { label: t('desk.sent'), value: at(document.sentAtMs) },
          { label: t('desk.due'), value: at(document.promisedByMs) },
          { label: t('desk.before'), value: refusedBefore },
        ]}
      />
      <section aria-label={t('desk.told')} className="bg-surface-2 grid grid-cols-1 gap-3 rounded-md p-4">
        <h4 className="text-text-soft text-sm font-medium">{t('desk.told')}</h4>
        <Facts
          facts={PROFILE_FIELDS.flatMap((field) => {
            const value = told[field]
            return value === undefined ? [] : [{ label: t(`fields.${field}`), value: textOf(field, value) }]
          })}
        />
      </section>
      {isOwn && <p className="text-text-soft text-sm">{t('desk.own')}</p>}
      {!isOwn && <Pages opened={opened} />}
    </>
  )
}

/** One document beside the data it is compared with. */
export function DocumentPanel({ id }: { readonly id: string }) {
  const t = useTranslations('profile')
  const { refusalText } = useLanguage()
  const { data, error } = useQuery(paperQuery(id))
  return (
    <CasePanel title={data === undefined ? '…' : t(`send.forms.${data.document.form}`)}>
      {data === undefined && error === null && <Skeleton className="h-24" />}
      {data === undefined && error !== null && (
        <p role="alert" className="text-loss text-sm">
          {refusalText(codeOf(error))}
        </p>
      )}
      {data !== undefined && <Case opened={data} />}
    </CasePanel>
  )
}
