import { useTranslations } from 'use-intl'
import { useFact, useField, useMoney, usePlay } from '../machine/context.ts'
import type { Notice } from '../game/screen.ts'
import { coveredStake } from '../game/view.ts'
import { AutoOverWords, ExpiredWords, FundsWords, NoticeFrame, NoticeText } from '../../shared/notice/NoticeFrame.tsx'

export function NoticeCard() {
  const { table } = usePlay()
  const notice = useField('notice')
  if (!notice) return null
  const { kind } = notice
  const isCalm = kind === 'unsure' || kind === 'resumed' || kind === 'expired' || kind === 'autoOver'
  const onClose = kind === 'expired' || kind === 'unsure' ? undefined : () => table.game.dismiss()
  return (
    <NoticeFrame isCalm={isCalm} onClose={onClose}>
      <Words notice={notice} />
    </NoticeFrame>
  )
}

function Words({ notice }: { readonly notice: Notice }) {
  const t = useTranslations('play.notice')
  const { refusals } = usePlay()
  switch (notice.kind) {
    case 'unsure':
      return <NoticeText title={t('unsureTitle')} text={t('unsureText')} />
    case 'resumed':
      return <NoticeText title={t('resumedTitle')} text={t('resumedText')} />
    case 'not_played':
      return <NoticeText title={t('notPlayedTitle')} text={t('notPlayedText')} />
    case 'autoOver':
      return <AutoOverWords end={notice.end} net={notice.net} />
    case 'expired':
      return <ExpiredWords />
    case 'disagrees':
      return (
        <NoticeText title={t('disagreesTitle')} text={`${t('disagreesText')} ${t('round', { round: notice.round })}`} />
      )
    case 'refused':
      if (notice.code === 'wallet.insufficient_funds') return <LowerWords />
      return <NoticeText title={t('refusedTitle')} text={refusals[notice.code]} />
    default:
      return null
  }
}

/** Also offers the highest stake that the balance covers, if there is one. */
function LowerWords() {
  const t = useTranslations('play.notice')
  const { table } = usePlay()
  const mode = useField('mode')
  const lower = useFact(coveredStake)
  const write = useMoney()
  return (
    <>
      <FundsWords mode={mode} />
      {lower !== undefined && (
        <button type="button" className="button is-main is-small" onClick={() => table.game.stakeAt(lower)}>
          {t('lower', { stake: write(lower) })}
        </button>
      )}
    </>
  )
}
