import { useTranslations } from 'use-intl'
import { useMoney } from '../shared/session/context.ts'
import { AutoOverWords, ExpiredWords, NoticeText, RefusedWords } from '../shared/notice/words.tsx'
import { NoticeCard } from '../shared/notice/NoticeCard.tsx'
import type { Notice } from './round/view.ts'
import { useArcadeContext, useArcadeView } from './round/context.ts'

export function ArcadeNotice() {
  const { table } = useArcadeContext()
  const { notice } = useArcadeView()
  if (!notice) return null
  return (
    <NoticeCard kind={notice.kind} onClose={() => table.dismiss()}>
      <Words notice={notice} />
    </NoticeCard>
  )
}

function Words({ notice }: { readonly notice: Notice }) {
  const t = useTranslations()
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
      return <RefusedWords title={t('arcade.notice.refusedTitle')} code={notice.code} />
    default:
      return null
  }
}
