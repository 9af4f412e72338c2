import { Link } from '@tanstack/react-router'
import { Coins, LogIn, ReceiptText, Store, type LucideIcon } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { buttonClass, Notice, Tabs } from '@ronda/ui'
import { usePageTexts, type Pages } from '../shell/texts/pageTexts.ts'
import { useMember } from '@ronda/base/member/useMember.ts'
import { ScreenFrame, ScreenSkeleton } from '../shell/layout/ScreenFrame.tsx'
import { TitleBar } from '../shell/layout/TitleBar.tsx'
import { usePageTitle } from '@ronda/base/layout/usePageTitle.ts'

type Part = 'shop' | 'history' | 'details'
type MallTexts = Pages['screens']['pointMall']

/** Points belong to an account: a visitor gets links to sign in. */
function OwnPart({ texts, children }: { readonly texts: MallTexts; readonly children: ReactNode }) {
  const t = useTranslations('people')
  if (useMember()) return children
  return (
    <Notice
      icon={LogIn}
      title={texts.signIn}
      actions={
        <Link to="/login" search={{ to: '/pointMall' }} className={buttonClass()}>
          {t('signIn')}
        </Link>
      }
    >
      {texts.signInText}
    </Notice>
  )
}

function EmptyPart({
  icon,
  title,
  text,
}: {
  readonly icon: LucideIcon
  readonly title: string
  readonly text: string
}) {
  const games = usePageTexts('screens')?.seeGames
  return (
    <Notice
      icon={icon}
      title={title}
      actions={
        <Link to="/rng" className={buttonClass()}>
          {games}
        </Link>
      }
    >
      {text}
    </Notice>
  )
}

/** What points buy, what was bought, and where the points came from. */
export function PointMallPage() {
  const t = useTranslations('shell')
  const texts = usePageTexts('screens')?.pointMall
  usePageTitle(t('pointMall'))
  const [part, setPart] = useState<Part>('shop')
  if (texts === undefined) return <ScreenSkeleton />
  const parts = [
    { id: 'shop', label: texts.shop },
    { id: 'history', label: texts.history },
    { id: 'details', label: texts.details },
  ] as const
  return (
    <ScreenFrame>
      <TitleBar hasBack title={t('pointMall')} lead={texts.lead} />
      <Tabs label={texts.tabs} tabs={parts} chosen={part} onChoose={setPart}>
        {part === 'shop' && <EmptyPart icon={Store} title={texts.empty} text={texts.text} />}
        {part === 'history' && (
          <OwnPart texts={texts}>
            <EmptyPart icon={ReceiptText} title={texts.historyEmpty} text={texts.historyText} />
          </OwnPart>
        )}
        {part === 'details' && (
          <OwnPart texts={texts}>
            <EmptyPart icon={Coins} title={texts.detailsEmpty} text={texts.detailsText} />
          </OwnPart>
        )}
      </Tabs>
    </ScreenFrame>
  )
}
