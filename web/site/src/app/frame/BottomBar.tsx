import { Link } from '@tanstack/react-router'
import {
  BadgePercent,
  Cherry,
  CircleUser,
  Ellipsis,
  House as HomeIcon,
  Inbox,
  LogIn,
  PiggyBank,
  type LucideIcon,
} from 'lucide-react'
import { Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import { classes } from '@ronda/ui'
import { DESK_PATH } from '@ronda/base/browser/officePaths.ts'
import { useShownMember } from '@ronda/base/member/useShownMember.ts'
import { lazyPart } from '@ronda/base/load/lazyPart.ts'
import { useLanes } from '../../shell/games/useCategoryVendors.ts'
import { isOperator, isTrial } from '@ronda/base/member/roles.ts'

const MoreDialog = lazyPart(() => import('./MoreDialog.tsx'), 'MoreDialog')

const CELL =
  'grid min-h-bar min-w-0 flex-1 content-center justify-items-center gap-1 text-xs font-medium transition-colors'
const LINK_STATES = {
  activeProps: { className: 'text-accent-text' },
  inactiveProps: { className: 'text-text-soft' },
} as const
const EXACTLY = { exact: true, includeSearch: false } as const

function Inside({ icon: Icon, text }: { readonly icon: LucideIcon; readonly text: string }) {
  return (
    <>
      <Icon aria-hidden className="size-icon" />
      <span className="max-w-full truncate px-1">{text}</span>
    </>
  )
}

/** Deposit for members, the desk for staff, promotions for visitors and trial accounts. */
function Middle() {
  const t = useTranslations('shell')
  const member = useShownMember()
  if (isOperator(member))
    return (
      <a href={DESK_PATH} className={CELL}>
        <Inside icon={Inbox} text={t('deskShort')} />
      </a>
    )
  return member && !isTrial(member) ? (
    <Link to="/member" search={{ view: 'depositv2' }} {...LINK_STATES} className={CELL}>
      <Inside icon={PiggyBank} text={t('deposit')} />
    </Link>
  ) : (
    <Link to="/promotions" {...LINK_STATES} className={CELL}>
      <Inside icon={BadgePercent} text={t('promos')} />
    </Link>
  )
}

/** The menu of a phone, within reach of the thumb. */
export function BottomBar() {
  const t = useTranslations('shell')
  const tPeople = useTranslations('people')
  const isMember = Boolean(useShownMember())
  const { lanes } = useLanes()
  const hasSlots = lanes.length === 0 || lanes.some(({ gameType }) => gameType === 'RNG')
  const [isMoreOpen, setMoreOpen] = useState(false)
  return (
    <nav
      aria-label={t('menu')}
      className="bg-surface-1 border-line fixed inset-x-0 bottom-0 z-bar flex border-t pb-[env(safe-area-inset-bottom)] desktop:hidden"
    >
      <Link to="/" activeOptions={EXACTLY} {...LINK_STATES} className={CELL}>
        <Inside icon={HomeIcon} text={t('home')} />
      </Link>
      {hasSlots && (
        <Link to="/rng" activeOptions={EXACTLY} {...LINK_STATES} className={CELL}>
          <Inside icon={Cherry} text={t('category.RNG')} />
        </Link>
      )}
      <Middle />
      {isMember ? (
        <Link to="/member" activeOptions={{ exact: true }} {...LINK_STATES} className={CELL}>
          <Inside icon={CircleUser} text={t('account')} />
        </Link>
      ) : (
        <Link to="/login" resetScroll={false} {...LINK_STATES} className={CELL}>
          <Inside icon={LogIn} text={tPeople('signIn')} />
        </Link>
      )}
      <button
        type="button"
        className={classes(CELL, 'text-text-soft')}
        aria-haspopup="dialog"
        onClick={() => setMoreOpen(true)}
      >
        <Inside icon={Ellipsis} text={t('more')} />
      </button>
      <Suspense>{isMoreOpen && <MoreDialog onClose={() => setMoreOpen(false)} />}</Suspense>
    </nav>
  )
}
