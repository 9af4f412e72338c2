import { useTranslations } from 'use-intl'
import { useFact, useField, usePlay } from '../machine/context.ts'
import { useMoney } from '../../shared/session/context.ts'
import type { Notice } from '../game/screen.ts'
import { coveredStake } from '../game/view.ts'
import { AutoOverWords, ExpiredWords, FundsWords, RefusedWords, NoticeText } from '../../shared/notice/words.tsx'
import { NoticeCard } from '../../shared/notice/NoticeCard.tsx'

/** Besides refusals: the round was not played, or the reply does not agree with the model. */
const ALERTS: ReadonlySet<string> = new Set(['refused', 'not_played', 'disagrees'])

export function SlotNotice() {
  const { machine } = usePlay()
  const notice = useField('notice')
  if (!notice) return null
  return (
    <NoticeCard kind={notice.kind} alerts={ALERTS} onClose={() => machine.game.dismiss()}>
      <Words notice={notice} />
    </NoticeCard>
  )
}

function Words({ notice }: { readonly notice: Notice }) {
  const t = useTranslations('play.notice')
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
      return <RefusedWords title={t('refusedTitle')} code={notice.code} />
    default:
      return null
  }
}

/** Also offers the highest stake that the balance covers, if there is one. */
function LowerWords() {
  const t = useTranslations('play.notice')
  const { machine } = usePlay()
  const lower = useFact(coveredStake)
  const write = useMoney()
  return (
    <>
      <FundsWords />
      {lower !== undefined && (
        <button type="button" className="button is-main is-small" onClick={() => machine.game.stakeAt(lower)}>
          {t('lower', { stake: write(lower) })}
        </button>
      )}
    </>
  )
}
