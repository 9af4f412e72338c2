import { useTranslations } from 'use-intl'
import { useDesk, useMoney } from '../app/context.ts'
import { Icon } from '../hud/Icon.tsx'
import { isFramed } from '../launch/parent.ts'
import type { Notice } from './view.ts'
import { useSeat, useView } from './useTable.ts'

/** Something a player must know: what happened, that nothing was lost, and what to do. */
export function ArcadeNotice() {
  const t = useTranslations('play.notice')
  const { table } = useSeat()
  const { notice } = useView()
  if (!notice) return null
  const isCalm = notice.kind !== 'refused'
  return (
    <div className={`notice${isCalm ? ' is-calm' : ''}`} role={isCalm ? 'status' : 'alert'}>
      <div className="notice-words">
        <Words notice={notice} />
      </div>
      {notice.kind !== 'expired' && notice.kind !== 'unsure' && (
        <button type="button" className="tool" aria-label={t('close')} onClick={() => table.dismiss()}>
          <Icon name="close" />
        </button>
      )}
    </div>
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
    case 'expired':
      return (
        <Said
          title={t('play.notice.expiredTitle')}
          text={isFramed() ? t('play.notice.expiredText') : t('play.notice.expiredAlone')}
        />
      )
    case 'autoOver': {
      const titles = {
        rounds: t('arcade.auto.overRounds'),
        profit: t('arcade.auto.overProfit'),
        loss: t('arcade.auto.overLoss'),
      }
      return <Said title={titles[notice.end]} text={t('arcade.auto.net', { net: write(notice.net) })} />
    }
    case 'refused':
      if (notice.code === 'wallet.insufficient_funds')
        return (
          <Said
            title={t('play.notice.fundsTitle')}
            text={mode === 'free' ? t('play.notice.fundsFreeText') : t('play.notice.fundsText')}
          />
        )
      return <Said title={t('arcade.notice.refusedTitle')} text={refusals[notice.code]} />
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
