import { Outlet } from '@tanstack/react-router'
import type { SyntheticEvent } from 'react'
import { GameSheetHost } from '../catalog/games/GameSheetHost.tsx'
import { useFavouritesOfMember } from '../catalog/favourite/useFavourites.ts'
import { AwayGate } from './AwayGate.tsx'
import { BottomBar } from './BottomBar.tsx'
import { ConnectionBar } from './ConnectionBar.tsx'
import { Footer } from './footer/Footer.tsx'
import { Header } from './Header.tsx'
import { SideMenu } from './SideMenu.tsx'
import { SkipLink } from './SkipLink.tsx'
import { useWide } from './useWide.ts'

/** A separate component, so that nothing else re-renders when the screen turns out to be too narrow for it. */
function Side() {
  return useWide() && <SideMenu />
}

/** Loads the favourites of the member, and renders nothing. */
function Shelf() {
  useFavouritesOfMember()
  return null
}

/**
 * React calls this for elements around those that are already hydrated: boot.js repeats the events that were not
 * received.
 */
function hear({ nativeEvent, target }: SyntheticEvent): void {
  Object.assign(nativeEvent, { heard: 'value' in target ? target.value : '' })
}

/** The layout of every screen but the game's. */
export function Shell() {
  return (
    <div data-hears onClickCapture={hear} onChangeCapture={hear} className="pb-bar desktop:ps-side desktop:pb-0">
      <SkipLink />
      <Side />
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
      <Shelf />
    </div>
  )
}
