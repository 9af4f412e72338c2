import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { CATEGORIES, lobbyPaths } from '../../../shell/catalog/categories.ts'
import { LINK } from './link.ts'
import { RebateLink } from './RebateLink.tsx'

function Column({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div className="grid content-start justify-items-start">
      <h2 className="text-text-faint font-body mb-1 text-sm font-medium tracking-normal">{title}</h2>
      {children}
    </div>
  )
}

function YoursColumn({ isSeen }: { readonly isSeen: boolean }) {
  const t = useTranslations('shell')
  return (
    <Column title={t('footer.yours')}>
      <Link to="/promotions" className={LINK}>
        {t('promotions')}
      </Link>
      <Link to="/member" search={{ view: 'missionLeaderboard' }} className={LINK}>
        {t('missions')}
      </Link>
      {isSeen && <RebateLink />}
      <Link to="/member" search={{ view: 'rewardCenter' }} className={LINK}>
        {t('rewards')}
      </Link>
      <Link to="/member" search={{ view: 'playerRank' }} className={LINK}>
        {t('vip')}
      </Link>
      <Link to="/pointMall" className={LINK}>
        {t('pointMall')}
      </Link>
      <Link to="/recent" className={LINK}>
        {t('recent')}
      </Link>
    </Column>
  )
}

/** Links to every page. Those that depend on the settings are fetched once the footer is near. */
export function FooterLinks({ isSeen }: { readonly isSeen: boolean }) {
  const t = useTranslations('shell')
  return (
    <>
      <Column title={t('footer.play')}>
        {CATEGORIES.map((category) => (
          <Link key={category} to={lobbyPaths[category]} className={LINK}>
            {t(`category.${category}`)}
          </Link>
        ))}
      </Column>
      <YoursColumn isSeen={isSeen} />
      <Column title={t('footer.house')}>
        <Link to="/jackpots" className={LINK}>
          {t('jackpots')}
        </Link>
        <Link to="/fairness" className={LINK}>
          {t('fairness')}
        </Link>
        <Link to="/help" className={LINK}>
          {t('help')}
        </Link>
        <Link to="/control" className={LINK}>
          {t('control')}
        </Link>
        <Link to="/help" hash="term" className={LINK}>
          {t('footer.terms')}
        </Link>
        <Link to="/announce" className={LINK}>
          {t('announcements')}
        </Link>
        <Link to="/news" className={LINK}>
          {t('news')}
        </Link>
        <Link to="/blog" className={LINK}>
          {t('blog')}
        </Link>
        <Link to="/down" className={LINK}>
          {t('download')}
        </Link>
      </Column>
      <Column title={t('footer.partners')}>
        <Link to="/agent" className={LINK}>
          {t('footer.agentLogin')}
        </Link>
        <Link to="/agentHome" className={LINK}>
          {t('agentCenter')}
        </Link>
        <a href="/docs" className={LINK}>
          {t('api')}
        </a>
      </Column>
    </>
  )
}
