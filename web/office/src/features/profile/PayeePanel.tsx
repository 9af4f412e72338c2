import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { Button, Skeleton, toast } from '@ronda/ui'
import { codeOf } from '@ronda/base/call/api.ts'
import { staffApi } from '../../shell/call/staffApi.ts'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import { CasePanel } from '../../shell/desk/CasePanel.tsx'
import { DESK_KEY } from '../../shell/desk/desk.queries.ts'
import { useDesk } from '../../shell/desk/DeskContext.ts'
import { Facts } from '../../shell/desk/Facts.tsx'
import { ReasonDialog } from '../../shell/desk/ReasonDialog.tsx'
import { proven } from '@ronda/base/session/prove.ts'
import { payeeQuery } from './payee.queries.ts'

type Opened = Awaited<ReturnType<NonNullable<ReturnType<typeof payeeQuery>['queryFn']>>>

function Deciding({ id }: { readonly id: string }) {
  const t = useTranslations('profile.payeeDesk')
  const { openCase } = useDesk()
  const { refusalText } = useLanguage()
  const queries = useQueryClient()
  const [deciding, setDeciding] = useState<'approve' | 'refuse'>()

  /** The error, if there was one. */
  async function decide(reason: string): Promise<string | undefined> {
    const isApproved = deciding === 'approve'
    const reply = await proven(() => staffApi.profileDesk.decide({ id, isApproved, reason }))
    void queries.invalidateQueries({ queryKey: DESK_KEY })
    if (!reply.ok) return refusalText(reply.error.code)
    toast(t(isApproved ? 'approved' : 'refused'))
    openCase(undefined)
    return undefined
  }

  return (
    <div className="tablet:grid-cols-2 grid grid-cols-1 gap-3">
      <Button onClick={() => setDeciding('approve')}>{t('approve')}</Button>
      <Button variant="quiet" onClick={() => setDeciding('refuse')}>
        {t('refuse')}
      </Button>
      {deciding !== undefined && (
        <ReasonDialog
          isDanger={deciding === 'refuse'}
          title={t(`${deciding}Title`)}
          text={t(`${deciding}Text`)}
          confirm={t(deciding)}
          onClose={() => setDeciding(undefined)}
          onConfirm={decide}
        />
      )}
    </div>
  )
}

function Case({ opened }: { readonly opened: Opened }) {
  const t = useTranslations('profile.payeeDesk')
  const format = useFormatter()
  const { change, current, wanted, stated, verified, isOwn } = opened
  return (
    <>
      <Facts
        facts={[
          { label: t('member'), value: `${change.username} · ${change.member}` },
          { label: t('asked'), value: format.dateTime(change.askedAtMs, { dateStyle: 'medium', timeStyle: 'short' }) },
          { label: t('current'), value: current ?? t('none') },
          { label: t('wanted'), value: <strong>{wanted}</strong> },
          { label: t('stated'), value: stated ?? t('none') },
          { label: t('verified'), value: verified ?? t('notVerified') },
        ]}
      />
      {isOwn ? <p className="text-text-soft text-sm">{t('own')}</p> : <Deciding id={change.id} />}
    </>
  )
}

/** One change beside all known names of the member. */
export function PayeePanel({ id }: { readonly id: string }) {
  const t = useTranslations('profile.payeeDesk')
  const { refusalText } = useLanguage()
  const { data, error } = useQuery(payeeQuery(id))
  return (
    <CasePanel title={t('title')}>
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
