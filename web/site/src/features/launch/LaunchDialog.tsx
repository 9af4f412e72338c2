import { Link, useRouter } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { buttonClass, Dialog } from '@ronda/ui'
import { TextsProvider } from '../../shell/texts/TextsProvider.ts'
import { addressOf } from '../../shell/launch/decideLaunch.ts'
import { LaunchLink } from '../../shell/launch/LaunchLink.tsx'
import type { LaunchDialogProps } from '../../shell/launch/launchWindow.ts'
import { OtherGames } from './OtherGames.tsx'
import { VendorGamesDialog } from './VendorGamesDialog.tsx'

const TEXTS = ['launchStage'] as const

/** Real play needs a real account: a link to one, and the same game for free. */
function TrialDialog({ window: { game, mode }, onClose }: LaunchDialogProps) {
  const t = useTranslations('launchStage')
  const router = useRouter()
  const to = router.buildLocation(addressOf(game, mode)).href
  return (
    <Dialog role="alertdialog" title={t('trial.title')} closeLabel={t('close')} onClose={onClose}>
      <p className="text-text-soft">{t('trial.text', { game: game.displayName })}</p>
      <div className="mt-6 grid gap-3">
        <Link to="/register" search={{ to }} resetScroll={false} onClick={onClose} className={buttonClass()}>
          {t('trial.open')}
        </Link>
        {game.supportPlay === 0 && (
          <LaunchLink game={game} mode="free" className={buttonClass('quiet')}>
            {t('trial.free')}
          </LaunchLink>
        )}
      </div>
    </Dialog>
  )
}

/** The game is closed now: when to retry, and other games. */
function ClosedDialog({ window: { game, mode }, onClose }: LaunchDialogProps) {
  const t = useTranslations('launchStage')
  return (
    <Dialog isWide title={t('closed.title', { game: game.displayName })} closeLabel={t('close')} onClose={onClose}>
      <div className="grid gap-6">
        <p className="text-text-soft">{t('closed.text')}</p>
        <OtherGames than={game.gameCode} mode={mode} />
        <Link to="/rng" onClick={onClose} className={buttonClass('quiet')}>
          {t('closed.all')}
        </Link>
      </div>
    </Dialog>
  )
}

const dialogs = { trialNotice: TrialDialog, maintenanceNotice: ClosedDialog, vendorGames: VendorGamesDialog }

/** The dialog that a tap on a game has opened instead of the game. */
export function LaunchDialog(props: LaunchDialogProps) {
  const Opened = dialogs[props.window.opens]
  return (
    <TextsProvider pages={TEXTS}>
      <Opened {...props} />
    </TextsProvider>
  )
}
