import { Outlet } from '@tanstack/react-router'
import { GameSheetHost } from '../catalog/games/GameSheetHost.tsx'
import { useFavouritesOfMember } from '../catalog/shelf/useFavourites.ts'
import { AwayGate } from './AwayGate.tsx'
import { BottomBar } from './BottomBar.tsx'
import { ConnectionBar } from './ConnectionBar.tsx'
import { Footer } from './footer/Footer.tsx'
import { Header } from './Header.tsx'
import { SideMenu } from './SideMenu.tsx'
import { SkipLink } from './SkipLink.tsx'
import { useWide } from './useWide.ts'

/** The layout of every screen but the game's. */
export function Shell() {
  const isWide = useWide()
  useFavouritesOfMember()
  return (
    <div className="pb-bar desktop:ps-side desktop:pb-0">
      <SkipLink />
      {isWide && <SideMenu />}
      <Header />
      <ConnectionBar />
      <main id="content" tabIndex={-1} className="min-h-dvh outline-none">
        <AwayGate>
          <Outlet />
        </AwayGate>
      </main>
      <Footer />
      <BottomBar />
      <GameSheetHost />
    </div>
  )
}
