import { Outlet } from '@tanstack/react-router'
import type { SyntheticEvent } from 'react'
import { GameSheetHost } from '../../shell/tile/GameSheetHost.tsx'
import { useFavouritesOfMember } from '../../shell/favourite/useFavourites.ts'
import { OfflineGate } from './OfflineGate.tsx'
import { BottomBar } from './BottomBar.tsx'
import { ConnectionBar } from './ConnectionBar.tsx'
import { Footer } from './footer/Footer.tsx'
import { Header } from './Header.tsx'
import { SideMenu } from './SideMenu.tsx'
import { SkipLink } from '@ronda/base/layout/SkipLink.tsx'
import { useWide } from '@ronda/base/browser/useWide.ts'

/** A separate component, so that nothing else re-renders when the screen turns out to be too narrow for it. */
function Side() {
  return useWide() && <SideMenu />
}

/** Loads the favourites of the member, and renders nothing. */
function FavouritesLoader() {
  useFavouritesOfMember()
  return null
}

/**
 * React calls this for elements around those that are already hydrated: boot.js repeats the events that were not
 * received.
 */
function markReceived({ nativeEvent, target }: SyntheticEvent): void {
  Object.assign(nativeEvent, { received: 'value' in target ? target.value : '' })
}

/** The layout of every screen but the game's. */
export function Shell() {
  return (
    <div
      data-replay
      onClickCapture={markReceived}
      onChangeCapture={markReceived}
      className="pb-bar desktop:ps-side desktop:pb-0"
    >
      <SkipLink />
      <Side />
      <Header />
      <ConnectionBar />
      <main id="content" tabIndex={-1} className="min-h-dvh outline-none">
        <OfflineGate>
          <Outlet />
        </OfflineGate>
      </main>
      <Footer />
      <BottomBar />
      <GameSheetHost />
      <FavouritesLoader />
    </div>
  )
}
