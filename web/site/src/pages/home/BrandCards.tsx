import { useQuery } from '@tanstack/react-query'
import { BookOpenCheck, Gift, Scale, Sigma, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { GameItem } from '@ronda/contract'
import { classes, Skeleton, useLocale } from '@ronda/ui'
import { factsView } from '../../shell/games/factsView.ts'
import { factsQuery, isSlot } from '../../shell/games/games.queries.ts'
import { hotQuery } from '../../shell/games/tabCached.queries.ts'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'

type CardProps = {
  readonly icon: LucideIcon
  readonly title: string
  readonly text: string
  readonly children?: ReactNode
}

function Card({ icon: Icon, title, text, children }: CardProps) {
  return (
    <article
      className={classes(
        'bg-surface-1 border-line flex flex-col gap-2 rounded-xl border p-4 desktop:p-6',
        children === undefined && 'max-tablet:col-span-full',
      )}
    >
      <Icon aria-hidden className="text-accent-text size-icon shrink-0" />
      <h3
        className={
          children === undefined ? 'text-xl font-bold' : 'font-body text-text-soft text-sm font-medium tracking-normal'
        }
      >
        {title}
      </h3>
      {children}
      <p className="text-text-soft text-sm">{text}</p>
    </article>
  )
}

function Figure({ value }: { readonly value: string | undefined }) {
  return <p className="font-display tabular text-3xl font-bold">{value ?? <Skeleton className="h-10 w-24" />}</p>
}

/** A typeset fraction. */
function Fraction({ above, below }: { readonly above: string; readonly below: string }) {
  return (
    <p className="text-text-faint tabular grid self-start font-mono text-xs break-all">
      <span className="border-line-strong border-b">{above}</span>
      <span className="spoken">{OVER}</span>
      <span>{below}</span>
    </p>
  )
}

const OVER = '/'
const NO_FIGURE = '—'

/** The proven and the measured return of the brand's leading slot. */
function Returns({ game }: { readonly game: GameItem }) {
  const t = useTranslations('showcase.house')
  const locale = useLocale()
  const { data, isError } = useQuery(factsQuery(game.gameCode))
  // Without measured figures these two cards are not shown.
  if (isError) return null
  const view = data && factsView(data, locale)
  return (
    <>
      <Card icon={Sigma} title={t('exact', { game: game.displayName })} text={t('exactText')}>
        <Figure value={view?.exactReturn} />
        {view?.exactFraction && <Fraction {...view.exactFraction} />}
      </Card>
      <Card
        icon={Scale}
        title={t('measured', { game: game.displayName })}
        text={view ? t('measuredText', { rounds: view.measuredRounds }) : ''}
      >
        <Figure value={view && (view.measuredReturn ?? NO_FIGURE)} />
      </Card>
    </>
  )
}

/** The brand's evidence: the proven and measured return, and where players' money is held. */
export function BrandCards() {
  const t = useTranslations('showcase.house')
  const { language } = useLanguage()
  const leader = useQuery(hotQuery(language)).data?.list.find(isSlot)
  return (
    <div className="grid grid-cols-2 gap-3 desktop:grid-cols-4 desktop:gap-4">
      {leader && <Returns game={leader} />}
      <Card icon={Gift} title={t('same')} text={t('sameText')} />
      <Card icon={BookOpenCheck} title={t('books')} text={t('booksText')} />
    </div>
  )
}
