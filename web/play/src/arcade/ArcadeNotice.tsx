import { useTranslations } from 'use-intl'
import { useDesk, useMoney } from '../app/context.ts'
import { AutoOverWords, ExpiredWords, FundsWords, NoticeFrame, Said } from '../hud/NoticeFrame.tsx'
import type { Notice } from './view.ts'
import { useSeat, useView } from './useTable.ts'

export function ArcadeNotice() {
  const { table } = useSeat()
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
  const { refusals } = useDesk()
  const { mode } = useView()
  const write = useMoney()
  switch (notice.kind) {
    case 'unsure':
      return <Said title={t('arcade.notice.unsureTitle')} text={t('arcade.notice.unsureText')} />
    case 'resumed':
      return <Said title={t('arcade.notice.resumedTitle')} text={t('arcade.notice.resumedText')} />
    case 'voided':
      return (
        <Said
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
      return <Said title={t('arcade.notice.refusedTitle')} text={refusals[notice.code]} />
    default:
      return null
  }
}
