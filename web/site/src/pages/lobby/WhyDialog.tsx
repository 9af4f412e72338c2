import { useTranslations } from 'use-intl'
import type { GameItem } from '@ronda/contract'
import { Dialog } from '@ronda/ui'
import type { LobbyAddress } from '../../shell/games/lobbyAddress.ts'
import { orderOf } from './lobbyRules.ts'

export type WhyDialogProps = {
  readonly address: LobbyAddress
  readonly first: GameItem | undefined
  readonly onClose: () => void
}

/** Explains the order of the games: the rule, and the first game by name. */
export function WhyDialog({ address, first, onClose }: WhyDialogProps) {
  const t = useTranslations()
  return (
    <Dialog title={t('lobby.why.title')} closeLabel={t('shell.close')} onClose={onClose}>
      <div className="grid gap-4">
        <p>{t(`lobby.why.${orderOf(address)}`)}</p>
        {first !== undefined && (
          <div className="bg-surface-2 rounded-lg p-4">
            <p className="font-bold">{t('lobby.why.first', { game: first.displayName })}</p>
            <p className="text-text-soft mt-1 text-sm">{t(`games.placing.${first.placing}`)}</p>
          </div>
        )}
        <p className="text-text-soft text-sm">{t('lobby.why.promise')}</p>
        <p className="text-text-soft text-sm">{t('lobby.why.tile')}</p>
      </div>
    </Dialog>
  )
}
