import { useTranslations } from 'use-intl'
import { useMoney } from '../session/context.ts'
import { ExpiredWords, NoticeText, RefusedWords } from '../notice/words.tsx'
import { NoticeCard, NoticeFrame } from '../notice/NoticeCard.tsx'
import { useTableField, useTableContext } from '../sharedRound/context.ts'
import type { Notice } from '../sharedRound/view.ts'

export function TableNotice() {
  const t = useTranslations('live.notice')
  const { table } = useTableContext()
  const notice = useTableField('notice')
  const link = useTableField('link')
  if (link === 'unknown')
    return (
      <NoticeFrame isCalm={false} onClose={undefined}>
        <NoticeText title={t('unknownTitle')} text={t('unknownText')} />
      </NoticeFrame>
    )
  if (!notice) return null
  return (
    <NoticeCard kind={notice.kind} onClose={() => table.dismiss()}>
      <Words notice={notice} />
    </NoticeCard>
  )
}

function Words({ notice }: { readonly notice: Notice }) {
  const t = useTranslations()
  const terms = useTableField('terms')
  const write = useMoney()
  switch (notice.kind) {
    case 'unsure':
      return <NoticeText title={t('live.notice.unsureTitle')} text={t('live.notice.unsureText')} />
    case 'expired':
      return <ExpiredWords />
    case 'unplaced':
    case 'late': {
      const amount = write((terms?.unit ?? 0n) * BigInt(notice.units))
      return (
        <NoticeText
          title={t(`live.notice.${notice.kind}Title`)}
          text={t(`live.notice.${notice.kind}Text`, { amount })}
        />
      )
    }
    case 'stayed':
      return <NoticeText title={t('live.notice.stayedTitle')} text={t('live.notice.stayedText')} />
    case 'voided':
      return (
        <NoticeText
          title={t('live.notice.voidedTitle')}
          text={`${t(`live.void.${notice.reason ?? 'unknown'}`)} ${t('live.notice.voidedText', { staked: write(notice.staked) })}`}
        />
      )
    case 'refused':
      return <RefusedWords title={t('live.notice.refusedTitle')} code={notice.code} />
    default:
      return null
  }
}
