import { Gamepad2, Gift, Shapes, Store, Trophy, X } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { OUTCOMES, type GameType, type PlayedGame } from '@ronda/contract'
import { Button } from '@ronda/ui'
import { useVendorName } from '../../shell/games/useVendorName.ts'
import { Choice } from './RecordParts.tsx'
import type { RecordPlace } from './useRecordAddress.ts'

export type BettingFiltersProps = { readonly place: RecordPlace; readonly games: readonly PlayedGame[] }

function unique<T>(values: readonly T[]): readonly T[] {
  return [...new Set(values)]
}

/** The filters for the rounds of these days. */
export function BettingFilters({ place, games }: BettingFiltersProps) {
  const t = useTranslations()
  const vendorName = useVendorName()
  const { address, change } = place
  const { type, vendor } = address
  const ofType = games.filter((game) => type === undefined || game.gameType === type)
  const ofVendor = ofType.filter((game) => vendor === undefined || game.vendor === vendor)
  return (
    <div className="flex flex-wrap gap-2">
      {address.wallet === 'bonus' && (
        <Button variant="quiet" onClick={() => change({ wallet: undefined })}>
          <Gift aria-hidden className="size-icon-small" />
          {t('statement.account.wallets.bonus')}
          <X aria-hidden className="size-icon-small" />
          <span className="spoken">{t('statement.betting.ownMoney')}</span>
        </Button>
      )}
      <Choice
        icon={Shapes}
        label={t('statement.category')}
        value={type}
        options={unique(games.map(({ gameType }) => gameType)).map((value: GameType) => ({
          value,
          label: t(`shell.category.${value}`),
        }))}
        onChoose={(value) => change({ type: value, vendor: undefined, game: undefined })}
      />
      <Choice
        icon={Store}
        label={t('statement.vendor')}
        value={vendor}
        options={unique(ofType.map((game) => game.vendor)).map((value) => ({ value, label: vendorName(value) }))}
        onChoose={(value) => change({ vendor: value, game: undefined })}
      />
      <Choice
        icon={Gamepad2}
        label={t('statement.game')}
        value={address.game}
        options={ofVendor.map(({ gameCode, gameName }) => ({ value: gameCode, label: gameName }))}
        onChoose={(value) => change({ game: value })}
      />
      <Choice
        icon={Trophy}
        label={t('statement.result')}
        value={address.outcome}
        options={OUTCOMES.map((value) => ({ value, label: t(`statement.outcome.${value}`) }))}
        onChoose={(value) => change({ outcome: value })}
      />
    </div>
  )
}
