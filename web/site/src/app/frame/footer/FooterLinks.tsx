import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { lobbyPaths } from '../../../shell/games/categories.ts'
import { useCategoryVendors } from '../../../shell/games/useCategoryVendors.ts'
import { linksIn, type LinksIn } from '../../../shell/layout/siteLinks.ts'
import { useOffer } from '../useOffer.ts'
import { LINK } from './link.ts'

function Column({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div className="grid content-start justify-items-start">
      <h2 className="text-text-faint font-body mb-1 text-sm font-medium tracking-normal">{title}</h2>
      {children}
    </div>
  )
}

type FooterPlace = 'footerYours' | 'footerBrand' | 'footerPartners'

function FooterLink({ link: { id, target } }: { readonly link: LinksIn<FooterPlace> }) {
  const t = useTranslations('shell')
  const label = id === 'terms' || id === 'agentLogin' ? t(`footer.${id}`) : t(id)
  if ('href' in target) {
    return (
      <a href={target.href} className={LINK}>
        {label}
      </a>
    )
  }
  return (
    <Link {...target} className={LINK}>
      {label}
    </Link>
  )
}

/** Links to every category with games and to every page. */
export function FooterLinks() {
  const t = useTranslations('shell')
  const categories = useCategoryVendors()
  const offer = useOffer()
  const links = (place: FooterPlace): ReactNode =>
    linksIn(place, offer).map((link) => <FooterLink key={link.id} link={link} />)
  return (
    <>
      {categories.length > 0 && (
        <Column title={t('footer.play')}>
          {categories.map(({ category }) => (
            <Link key={category} to={lobbyPaths[category]} className={LINK}>
              {t(`category.${category}`)}
            </Link>
          ))}
        </Column>
      )}
      <Column title={t('footer.yours')}>{links('footerYours')}</Column>
      <Column title={t('footer.brand')}>{links('footerBrand')}</Column>
      <Column title={t('footer.partners')}>{links('footerPartners')}</Column>
    </>
  )
}
