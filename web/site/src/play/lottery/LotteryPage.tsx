import { Navigate, useLocation, useSearch } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import type { LotteryItem } from '@ronda/contract'
import { TextsProvider } from '../../language/TextsProvider.tsx'
import { ScreenFrame } from '../../shell/ScreenFrame.tsx'
import { StageFrame } from '../../shell/StageFrame.tsx'
import { NeedSession } from '../../shell/NeedSession.tsx'
import { TitleBar } from '../../shell/TitleBar.tsx'
import { usePageTitle } from '../../shell/usePageTitle.ts'
import { addressOf } from '../launch/decideLaunch.ts'
import { GamePage } from '../launch/GamePage.tsx'
import { DrawStrip } from './DrawStrip.tsx'
import { lotteryPathOf, MODES, parseLottery, type LotteryAddress, type LotteryPath } from './lotteryAddress.ts'
import { OpenedDialog } from './OpenedDialog.tsx'
import { Overview } from './Overview.tsx'
import { useAskedLanguage } from './useAskedLanguage.ts'
import { useLotteries } from './useLotteries.ts'

const TEXTS = ['stage', 'draws'] as const
const TITLES = { '/lottery': 'title', '/seaLottery': 'sea', '/vnLottery': 'vn' } as const

type PlaceProps = { readonly path: LotteryPath; readonly address: LotteryAddress }

/** All draws of this page, or of one kind. */
function Draws({ path, address: { gameCode, prizeMode } }: PlaceProps) {
  const t = useTranslations('draws')
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
