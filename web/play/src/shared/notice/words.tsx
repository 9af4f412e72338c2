import type { Refusal } from '@ronda/client'
import { useTranslations } from 'use-intl'
import { useGameContext, useMoney } from '../session/context.ts'
import type { AutoEnd } from '../wager/auto.ts'
import { isFramed } from '../page/parent.ts'

export function NoticeText({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <>
      <strong>{title}</strong>
      <p>{text}</p>
    </>
  )
}

/** The balance does not cover the stake. */
export function FundsWords() {
  const t = useTranslations('play.notice')
  const { mode } = useGameContext().session
  const texts = { real: t('fundsText'), bonus: t('fundsBonusText'), free: t('fundsFreeText') }
  return <NoticeText title={t('fundsTitle')} text={texts[mode]} />
}

/** Why the server refused. */
export function RefusedWords({ title, code }: { readonly title: string; readonly code: Refusal['code'] }) {
  const t = useTranslations('play.notice')
  const write = useMoney()
  const { refusals, session } = useGameContext()
  if (code === 'bonus.stake_too_large' && session.stakeMax !== null)
    return <NoticeText title={title} text={t('stakeMaxText', { max: write(session.stakeMax) })} />
  if (code === 'bonus.stake_fixed' && session.stakeMax !== null)
    return <NoticeText title={title} text={t('stakeFixedText', { stake: write(session.stakeMax) })} />
  return code === 'wallet.insufficient_funds' ? <FundsWords /> : <NoticeText title={title} text={refusals[code]} />
}

/** In a frame the parent page opens the game again by itself; without a parent there is a link back to the site. */
export function ExpiredWords() {
  const t = useTranslations('play')
  return (
    <>
      <NoticeText
        title={t('notice.expiredTitle')}
        text={isFramed() ? t('notice.expiredText') : t('notice.expiredAlone')}
      />
      {!isFramed() && (
        <a className="button is-main is-small" href="/">
          {t('opening.again')}
        </a>
      )}
    </>
  )
}

/** Why automatic rounds have stopped, and their result. */
export function AutoOverWords({ end, net }: { readonly end: AutoEnd; readonly net: bigint }) {
  const t = useTranslations('play.auto')
  const write = useMoney()
  const titles = {
    rounds: t('overRounds'),
    profit: t('overProfit'),
    loss: t('overLoss'),
    win: t('overWin'),
    feature: t('overFeature'),
    away: t('overAway'),
  }
  return <NoticeText title={titles[end]} text={t('net', { net: write(net) })} />
}
