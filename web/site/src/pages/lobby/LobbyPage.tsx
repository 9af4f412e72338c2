import { useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { formatCount, useLocale } from '@ronda/ui'
import { TextsProvider } from '../../shell/texts/TextsProvider.ts'
import { NeedSession } from '../../shell/layout/NeedSession.tsx'
import { ScreenFrame } from '../../shell/layout/ScreenFrame.tsx'
import { TitleBar } from '../../shell/layout/TitleBar.tsx'
import { usePageTitle } from '@ronda/base/layout/usePageTitle.ts'
import { categoryOf, lobbyPaths } from '../../shell/games/categories.ts'
import { EmptyLobby } from './EmptyLobby.tsx'
import { FilterChips } from './FilterChips.tsx'
import { KindMenu } from './KindMenu.tsx'
import { ListMenu } from './ListMenu.tsx'
import { pagesIn } from '../../shell/games/lobbyAddress.ts'
import { hasTitleCount, needsMember } from './lobbyRules.ts'
import { LobbySearch, LobbyTools } from './LobbyTools.tsx'
import { useFirstPageInAnotherLanguage } from '../../shell/games/useFirstPageInAnotherLanguage.ts'
import { useLobby, type LobbyView } from './useLobby.ts'
import { useGridPage } from './useGridPage.ts'
import { VendorMenu } from './VendorMenu.tsx'
import { LobbyGrid } from './LobbyGrid.tsx'

const TEXTS = ['lobby'] as const

type LayoutProps = { readonly view: LobbyView; readonly tools: ReactNode; readonly children: ReactNode }

/** Studios in one row; the lists and the tools in the next, on a phone below each other. */
function LobbyLayout({ view, tools, children }: LayoutProps) {
  const t = useTranslations('lobby')
  const { lobby, cards, isKnown, unknownVendor } = view
  const path = lobbyPaths[lobby.type]
  return (
    <div className="grid grid-cols-1 gap-4">
      <VendorMenu path={path} cards={cards} chosen={lobby.vendor} isKnown={isKnown} />
      {unknownVendor !== undefined && (
        <p role="status" className="bg-surface-1 border-line text-text-soft rounded-lg border px-4 py-3 text-sm">
          {t('unknownStudio', { studio: unknownVendor })}
        </p>
      )}
      <div className="border-line grid grid-cols-1 gap-3 desktop:flex desktop:items-center desktop:justify-between desktop:border-b">
        <ListMenu path={path} type={lobby.type} address={lobby.address} />
        {tools}
      </div>
      {children}
    </div>
  )
}

function LobbyScreen() {
  const t = useTranslations()
  const locale = useLocale()
  const view = useLobby()
  const { lobby, cards, isKnown } = view
  const { type, address } = lobby
  const title = t(`shell.category.${type}`)
  usePageTitle(title)
  const first = useGridPage(lobby, pagesIn(address)[0], isKnown)
  const count = first.page?.totalCount
  const isBare = isKnown && cards.length === 0 && count === 0
  const hasCount = count !== undefined && count > 0 && hasTitleCount(address)
  const grid = <LobbyGrid lobby={lobby} first={first} />
  return (
    <ScreenFrame>
      <TitleBar
        title={title}
        count={hasCount ? t('shell.games', { count, number: formatCount(count, locale) }) : undefined}
      >
        {!isBare && <LobbySearch lobby={lobby} />}
      </TitleBar>
      {type === 'COCKFIGHT' && <p className="text-text-soft">{t('lobby.cockfight')}</p>}
      {isBare ? (
        <EmptyLobby title={t('lobby.empty')} text={t('lobby.text')} />
      ) : (
        <LobbyLayout view={view} tools={<LobbyTools lobby={lobby} count={count} first={first.page?.games[0]} />}>
          <KindMenu lobby={lobby} />
          <FilterChips path={lobbyPaths[type]} address={address} />
          {needsMember(address.list) ? <NeedSession isForOwners>{grid}</NeedSession> : grid}
        </LobbyLayout>
      )}
    </ScreenFrame>
  )
}

/**
 * All games of one category, given by the path. Vendor, list, search text, filters, order and page are in the address,
 * so that a reload, a shared link or a step back shows the same grid.
 */
export function LobbyPage() {
  useFirstPageInAnotherLanguage(lobbyPaths[categoryOf(useLocation({ select: ({ pathname }) => pathname }))])
  return (
    <TextsProvider pages={TEXTS}>
      <LobbyScreen />
    </TextsProvider>
  )
}
