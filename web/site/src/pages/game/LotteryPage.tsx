import { Navigate, useLocation, useSearch } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import type { LotteryItem } from '@ronda/contract'
import { TextsProvider } from '../../shell/texts/TextsProvider.ts'
import { ScreenFrame } from '../../shell/layout/ScreenFrame.tsx'
import { StageFrame } from '../../shell/layout/StageFrame.tsx'
import { NeedSession } from '../../shell/layout/NeedSession.tsx'
import { TitleBar } from '../../shell/layout/TitleBar.tsx'
import { usePageTitle } from '@ronda/base/layout/usePageTitle.ts'
import { addressOf } from '../../shell/launch/decideLaunch.ts'
import { GamePage } from './GamePage.tsx'
import { DrawStrip } from '../../features/lottery/DrawStrip.tsx'
import {
  lotteryPathOf,
  MODES,
  parseLottery,
  type LotteryAddress,
  type LotteryPath,
} from '../../features/lottery/lotteryAddress.ts'
import { OpenedDialog } from '../../features/lottery/OpenedDialog.tsx'
import { Overview } from '../../features/lottery/Overview.tsx'
import { useAskedLanguage } from '../../features/lottery/useAskedLanguage.ts'
import { useLotteries } from '../../shell/lottery/useLotteries.ts'

const TEXTS = ['launchStage', 'lotteryDraws'] as const
const TITLES = { '/lottery': 'title', '/seaLottery': 'sea', '/vnLottery': 'vn' } as const

type PlaceProps = { readonly path: LotteryPath; readonly address: LotteryAddress }

/** All draws of this page, or of one kind. */
function Draws({ path, address: { gameCode, prizeMode } }: PlaceProps) {
  const t = useTranslations('lotteryDraws')
  const title = t(TITLES[path])
  usePageTitle(title)
  return (
    <StageFrame>
      <ScreenFrame>
        <TitleBar hasBack title={title} lead={t('lead')} />
        <NeedSession>
          <Overview modes={prizeMode === undefined ? MODES[path] : [prizeMode]} meant={gameCode} />
        </NeedSession>
      </ScreenFrame>
    </StageFrame>
  )
}

/** One lottery on its stage, and over it the other draws of its vendor. */
function Game({ path, gameCode }: { readonly path: LotteryPath; readonly gameCode: string }) {
  const { lotteries = [], aheadMs } = useLotteries()
  const here = lotteries.find((lottery) => lottery.gameCode === gameCode)
  if (here !== undefined && addressOf(here, 'real').to !== path)
    return <Navigate {...addressOf(here, 'real')} replace />
  const isOfStudio = ({ vassalage }: LotteryItem): boolean => vassalage === here?.vassalage
  const above = here && (
    <DrawStrip path={path} lotteries={lotteries.filter(isOfStudio)} aheadMs={aheadMs} chosen={gameCode} />
  )
  return <GamePage game={gameCode} mode="real" above={above} />
}

/** A lottery by its code, or all draws where none is named. */
export function LotteryPage() {
  const path = lotteryPathOf(useLocation({ select: ({ pathname }) => pathname }))
  const address = useSearch({ strict: false, select: parseLottery })
  const { gameCode, view, opened, day } = address
  useAskedLanguage(address.lang)
  return (
    <TextsProvider pages={TEXTS}>
      {gameCode === undefined || view === 'lobby' ? (
        <Draws path={path} address={address} />
      ) : (
        <Game path={path} gameCode={gameCode} />
      )}
      {opened !== undefined && <OpenedDialog gameCode={opened} day={day} />}
    </TextsProvider>
  )
}
