import { useTranslations } from 'use-intl'
import { GameNotice } from '../notice/GameNotice.tsx'
import { NoticeFrame } from '../notice/NoticeCard.tsx'
import { NoticeText } from '../notice/words.tsx'
import { useMoney } from '../session/context.ts'
import { useTableContext, useTableField } from '../sharedRound/context.ts'
import type { OwnNotice } from '../sharedRound/view.ts'

export function TableNotice() {
  const t = useTranslations('sharedRound.notice')
  const { table } = useTableContext()
  const notice = useTableField('notice')
  const link = useTableField('link')
  if (link === 'unknown')
    return (
      <NoticeFrame isCalm={false} onClose={undefined}>
        <NoticeText title={t('unknownTitle')} text={t('unknownText')} />
      </NoticeFrame>
    )
  return (
    <GameNotice<OwnNotice> notice={notice} texts="sharedRound" onClose={() => table.dismiss()}>
      {(own) => <OwnWords notice={own} />}
    </GameNotice>
  )
}

function OwnWords({ notice }: { readonly notice: OwnNotice }) {
  const t = useTranslations('sharedRound')
  const terms = useTableField('terms')
  const write = useMoney()
  switch (notice.kind) {
    case 'unplaced':
    case 'late': {
      const amount = write((terms?.unit ?? 0n) * BigInt(notice.units))
      return <NoticeText title={t(`notice.${notice.kind}Title`)} text={t(`notice.${notice.kind}Text`, { amount })} />
    }
    case 'stayed':
      return <NoticeText title={t('notice.stayedTitle')} text={t('notice.stayedText')} />
    case 'voided':
      return (
        <NoticeText
          title={t('notice.voidedTitle')}
          text={`${t(`void.${notice.reason ?? 'unknown'}`)} ${t('notice.voidedText', { staked: write(notice.staked) })}`}
        />
      )
    default:
      return notice
  }
}
