import { SCATTER, WILD, type SlotModel } from '@ronda/games'
import { unreachable } from '@ronda/core'
import { useTranslations } from 'use-intl'
import { rulesOf } from '../round/rules.ts'
import { useSymbolName } from '../symbols/useSymbolName.ts'
import { paragraph } from './paragraph.tsx'

type ReelsModel = Extract<
  SlotModel,
  { mechanic: 'lines' | 'ways' | 'special' | 'sticky' | 'respin' | 'walking' | 'mystery' }
>

/** The rules of a game of lines or ways: its wilds, its free spins, its turns. */
export function ReelsText({ model }: { readonly model: ReelsModel }) {
  const t = useTranslations('play.prizes')
  const nameOf = useSymbolName()
  const [Wild, symbol] = [nameOf(WILD), nameOf(SCATTER).toLowerCase()]
  const wild = Wild.toLowerCase()
  const { freeSpinsMax } = rulesOf(model)
  const limit = freeSpinsMax === undefined ? '' : t('freeLimit', { limit: freeSpinsMax })
  switch (model.mechanic) {
    case 'lines':
    case 'ways': {
      const { freeMultiplier: times, freeSpins, wildTimes } = model
      return (
        <>
          {model.wildGrows && paragraph(t('spreadTitle'), t('spreadText', { wild: Wild }))}
          {wildTimes !== undefined && paragraph(t('timesTitle'), t('timesText', { wild, times: wildTimes }))}
          {model.mechanic === 'lines' && model.bothWays && paragraph(t('bothTitle'), t('bothText'))}
          {freeSpins.some(Boolean) &&
            paragraph(t('freeTitle'), `${t('freeText', { times, symbol, count: freeSpins[3] ?? 0 })} ${limit}`)}
        </>
      )
    }
    case 'special':
      return paragraph(t('specialTitle'), `${t('specialText', { symbol, count: model.freeSpins[3] ?? 0 })} ${limit}`)
    case 'sticky':
      return paragraph(t('stickyTitle'), t('stickyText', { wild, count: model.freeSpins[3] ?? 0 }))
    case 'respin':
      return paragraph(t('respinTitle'), t('respinText', { wild, times: model.respinTimes }))
    case 'walking':
      return paragraph(t('walkTitle'), t('walkText', { wild: Wild }))
    case 'mystery':
      return paragraph(t('mysteryTitle'), t('mysteryText', { symbol }))
    default:
      return unreachable(model)
  }
}
