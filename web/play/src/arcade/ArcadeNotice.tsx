import { useTranslations } from 'use-intl'
import { GameNotice } from '../shared/notice/GameNotice.tsx'
import { AutoOverWords, NoticeText } from '../shared/notice/words.tsx'
import { useMoney } from '../shared/session/context.ts'
import { useArcadeContext, useArcadeView } from './round/context.ts'
import type { OwnNotice } from './round/view.ts'

export function ArcadeNotice() {
  const { table } = useArcadeContext()
  const { notice } = useArcadeView()
  return (
    <GameNotice<OwnNotice> notice={notice} texts="arcade" onClose={() => table.dismiss()}>
      {(own) => <OwnWords notice={own} />}
    </GameNotice>
  )
}

function OwnWords({ notice }: { readonly notice: OwnNotice }) {
  const t = useTranslations('arcade.notice')
  const write = useMoney()
  switch (notice.kind) {
    case 'resumed':
      return <NoticeText title={t('resumedTitle')} text={t('resumedText')} />
    case 'voided':
      return <NoticeText title={t('voidedTitle')} text={t('voidedText', { staked: write(notice.staked) })} />
    case 'autoOver':
      return <AutoOverWords end={notice.end} net={notice.net} />
    default:
      return notice
  }
}
