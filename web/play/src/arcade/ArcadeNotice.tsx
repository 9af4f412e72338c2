import { useTranslations } from 'use-intl'
import { useGameContext, useMoney } from '../slot/machine/context.ts'
import { AutoOverWords, ExpiredWords, FundsWords, NoticeFrame, NoticeText } from '../shared/notice/NoticeFrame.tsx'
import type { Notice } from './round/view.ts'
import { useArcadeContext, useView } from './round/context.ts'

export function ArcadeNotice() {
  const { table } = useArcadeContext()
  const { notice } = useView()
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
  const { refusals } = useGameContext()
  const { mode } = useView()
  const write = useMoney()
  switch (notice.kind) {
    case 'unsure':
      return <NoticeText title={t('arcade.notice.unsureTitle')} text={t('arcade.notice.unsureText')} />
    case 'resumed':
      return <NoticeText title={t('arcade.notice.resumedTitle')} text={t('arcade.notice.resumedText')} />
    case 'voided':
      return (
        <NoticeText
          title={t('arcade.notice.voidedTitle')}
          text={t('arcade.notice.voidedText', { staked: write(notice.staked) })}
        />
      )
    case 'expired':
      return <ExpiredWords />
    case 'autoOver':
      return <AutoOverWords end={notice.end} net={notice.net} />
    case 'refused':
      if (notice.code === 'wallet.insufficient_funds') return <FundsWords mode={mode} />
      return <NoticeText title={t('arcade.notice.refusedTitle')} text={refusals[notice.code]} />
    default:
      return null
  }
}
