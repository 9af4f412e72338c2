import { useTranslations } from 'use-intl'
import { useFact, useField, useMoney, usePlay } from '../app/context.ts'
import type { Notice } from '../game/screen.ts'
import { coveredStake } from '../game/view.ts'
import { isFramed } from '../launch/parent.ts'
import { Icon } from './Icon.tsx'

/** Something a player must know: what happened, that nothing was lost, and what to do. */
export function NoticeCard() {
  const { table } = usePlay()
  const notice = useField('notice')
  const t = useTranslations('play.notice')
  if (!notice) return null
  const isCalm = notice.kind === 'unsure' || notice.kind === 'resumed' || notice.kind === 'expired'
  return (
    <div className={`notice${isCalm ? ' is-calm' : ''}`} role={isCalm ? 'status' : 'alert'}>
      <div className="notice-words">
        <Words notice={notice} />
      </div>
      {notice.kind !== 'expired' && notice.kind !== 'unsure' && (
        <button type="button" className="tool" aria-label={t('close')} onClick={() => table.game.dismiss()}>
          <Icon name="close" />
        </button>
      )}
    </div>
  )
}

function Words({ notice }: { readonly notice: Notice }) {
  const t = useTranslations('play.notice')
  const { refusals } = usePlay()
  switch (notice.kind) {
    case 'unsure':
      return <Said title={t('unsureTitle')} text={t('unsureText')} />
    case 'resumed':
      return <Said title={t('resumedTitle')} text={t('resumedText')} />
    case 'not_played':
      return <Said title={t('notPlayedTitle')} text={t('notPlayedText')} />
    case 'expired':
      return <ExpiredWords />
    case 'disagrees':
      return <Said title={t('disagreesTitle')} text={`${t('disagreesText')} ${t('round', { round: notice.round })}`} />
    case 'refused':
      if (notice.code === 'wallet.insufficient_funds') return <FundsWords />
      return <Said title={t('refusedTitle')} text={refusals[notice.code]} />
    default:
      return null
  }
}

function Said({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <>
      <strong>{title}</strong>
      <p>{text}</p>
    </>
  )
}

/** In a frame the page around us opens the game again by itself; alone, there is a way back to the house. */
function ExpiredWords() {
  const t = useTranslations('play')
  return (
    <>
      <Said title={t('notice.expiredTitle')} text={isFramed() ? t('notice.expiredText') : t('notice.expiredAlone')} />
      {!isFramed() && (
        <a className="button is-main is-small" href="/">
          {t('opening.again')}
        </a>
      )}
    </>
  )
}

function FundsWords() {
  const t = useTranslations('play.notice')
  const { table } = usePlay()
  const mode = useField('mode')
  const lower = useFact(coveredStake)
  const write = useMoney()
  return (
    <>
      <Said title={t('fundsTitle')} text={mode === 'free' ? t('fundsFreeText') : t('fundsText')} />
      {lower !== undefined && (
        <button type="button" className="button is-main is-small" onClick={() => table.game.stakeAt(lower)}>
          {t('lower', { stake: write(lower) })}
        </button>
      )}
    </>
  )
}
