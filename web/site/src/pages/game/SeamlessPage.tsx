import { useSearch } from '@tanstack/react-router'
import { TextsProvider } from '../../shell/texts/TextsProvider.ts'
import { GamePage } from './GamePage.tsx'
import { useTables } from '../../features/launch/useTables.ts'

const TEXTS = ['launchStage'] as const

function Seamless() {
  const { game, mode, beside } = useSearch({ from: '/seamless' })
  return <GamePage game={game} mode={mode} tables={useTables(game, beside)} />
}

/** A game without side menu and footer; on a phone also without the header. */
export function SeamlessPage() {
  return (
    <TextsProvider pages={TEXTS}>
      <Seamless />
    </TextsProvider>
  )
}
