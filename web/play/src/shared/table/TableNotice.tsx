import { useTranslations } from 'use-intl'
import { useGameContext, useMoney } from '../../slot/machine/context.ts'
import { ExpiredWords, FundsWords, NoticeFrame, NoticeText } from '../notice/NoticeFrame.tsx'
import { useLive, useLiveContext } from '../sharedRound/context.ts'
import type { Notice } from '../sharedRound/view.ts'

export function LiveNotice() {
  const t = useTranslations('live.notice')
  const { table } = useLiveContext()
  const notice = useLive('notice')
  const link = useLive('link')
  if (link === 'unknown')
    return (
      <NoticeFrame isCalm={false} onClose={undefined}>
        <NoticeText title={t('unknownTitle')} text={t('unknownText')} />
      </NoticeFrame>
    )
  if (!notice) return null
  const { kind } = notice
  const onClose = kind === 'expired' || kind === 'unsure' ? undefined : () => table.dismiss()
  return (
    <NoticeFrame isCalm={kind !== 'refused'} onClose={onClose}>
      <Words notice={notice} />
    </NoticeFrame>
  )
}

function Words({ notice }: { readonly notice: Notice }) {
  const t = useTranslations()
  const { refusals, session } = useGameContext()
  const terms = useLive('terms')
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
      if (notice.code === 'wallet.insufficient_funds') return <FundsWords mode={session.mode} />
      return <NoticeText title={t('live.notice.refusedTitle')} text={refusals[notice.code]} />
    default:
      return null
  }
}
