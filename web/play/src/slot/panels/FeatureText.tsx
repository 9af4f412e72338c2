import { coinValue, SCATTER } from '@ronda/games'
import { unreachable } from '@ronda/core'
import { useTranslations } from 'use-intl'
import { useField, usePlay } from '../machine/context.ts'
import { useMoney } from '../../shared/session/context.ts'
import { useSymbolName } from '../symbols/useSymbolName.ts'
import { paragraph } from './paragraph.tsx'
import { ReelsText } from './ReelsText.tsx'

/** The features of a game besides its line wins, with the numbers of its model. */
export function FeatureText() {
  const t = useTranslations('play.prizes')
  const { model } = usePlay()
  const nameOf = useSymbolName()
  const write = useMoney()
  const coin = coinValue(model, 'spin', useField('stake'))
  const inMoney = (coins: number): string => write(BigInt(coins) * coin)
  const special = nameOf(SCATTER).toLowerCase()
  switch (model.mechanic) {
    case 'lines':
    case 'ways':
    case 'special':
    case 'sticky':
    case 'respin':
    case 'walking':
    case 'mystery':
      return <ReelsText model={model} />
    case 'hold': {
      const { from, tries, full, prizes } = model.hold
      const dearest = inMoney(Math.max(...prizes.map(({ coins }) => coins)))
      return paragraph(t('holdTitle'), t('holdText', { symbol: special, from, tries, dearest, full: inMoney(full) }))
    }
    case 'collect': {
      const dearest = inMoney(Math.max(...model.prizes.map(({ coins }) => coins)))
      const collector = nameOf(model.collector).toLowerCase()
      return paragraph(t('collectTitle'), t('collectText', { symbol: special, collector, dearest }))
    }
    case 'wheel': {
      const { from, opens } = model.wheel
      return paragraph(t('wheelTitle'), t('wheelText', { symbol: special, from, opens: inMoney(opens) }))
    }
    case 'towers': {
      const limit = model.freeSpinsMax === undefined ? '' : t('freeLimit', { limit: model.freeSpinsMax })
      return paragraph(t('freeTitle'), `${t('towersText', { symbol: special, ...model.free })} ${limit}`)
    }
    case 'avalanche':
      return paragraph(
        t('fallTitle'),
        t('avalancheText', { ladder: model.ladder.map((times) => `×${times}`).join(', '), deepest: model.deepest }),
      )
    case 'tumble':
    case 'book': {
      const ladder = model.ladder.map((times) => `×${times}`).join(', ')
      const fall = t('bookText', { ladder, deepest: model.deepest })
      const orbs = 'orb' in model && model.orb > 0 ? t('orbText', { symbol: special, times: model.orb }) : ''
      const wilds = 'grow' in model && model.grow > 0 ? t('growText', { count: model.grow }) : ''
      return paragraph(t('fallTitle'), [fall, orbs, wilds].filter(Boolean).join(' '))
    }
    default:
      return unreachable(model)
  }
}
