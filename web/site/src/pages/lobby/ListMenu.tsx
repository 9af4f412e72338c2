import { Link } from '@tanstack/react-router'
import { Flame, Heart, History, LayoutGrid, Sparkles, type LucideIcon } from 'lucide-react'
import { useTranslations } from 'use-intl'
import type { GameType } from '@ronda/contract'
import { classes } from '@ronda/ui'
import { makeAddress } from '@ronda/base/browser/queryString.ts'
import { useShownMember } from '@ronda/base/member/useShownMember.ts'
import type { LobbyPath } from '../../shell/games/categories.ts'
import { withList, type List, type LobbyAddress } from '../../shell/games/lobbyAddress.ts'
import { listsOf, needsMember } from './lobbyRules.ts'

const icons: Record<List | 'ALL', LucideIcon> = {
  ALL: LayoutGrid,
  HOT: Flame,
  RECENT: History,
  FAV: Heart,
  NEW: Sparkles,
}

const TAB =
  'flex min-h-control items-center gap-2 border-b-2 px-3 text-sm font-medium whitespace-nowrap transition-colors'

export type ListMenuProps = {
  readonly path: LobbyPath
  readonly type: GameType
  readonly address: LobbyAddress
}

/** All games of the lobby, or one of its lists. A visitor is asked to sign in for the personal lists. */
export function ListMenu({ path, type, address }: ListMenuProps) {
  const t = useTranslations('lobby')
  const isVisitor = useShownMember() === null
  return (
    <nav
      aria-label={t('lists')}
      className="scroll-row border-line -mx-4 border-b px-4 tablet:mx-0 tablet:px-0 desktop:border-b-0"
    >
      <ul className="flex gap-1">
        {(['ALL', ...listsOf(type)] as const).map((id) => {
          const list = id === 'ALL' ? undefined : id
          const isChosen = address.list === list
          const search = withList(address, list)
          const Icon = icons[id]
          const shown = {
            resetScroll: false,
            'aria-current': isChosen ? 'true' : undefined,
            className: classes(
              TAB,
              isChosen ? 'text-text border-accent' : 'text-text-soft hover:text-text border-transparent',
            ),
            children: (
              <>
                <Icon aria-hidden className={classes('size-icon-small', isChosen && 'text-accent-text')} />
                {t(`list.${id}`)}
              </>
            ),
          } as const
          return (
            <li key={id} className="-mb-px">
              {isVisitor && needsMember(list) ? (
                <Link to="/login" search={{ to: `${path}${makeAddress(search)}` }} {...shown} />
              ) : (
                <Link to={path} search={search} {...shown} />
              )}
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
