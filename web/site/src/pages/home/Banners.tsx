import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { Carousel, Skeleton, type CarouselWords } from '@ronda/ui'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import { BannerSlide } from './BannerSlide.tsx'
import { bannersQuery } from './home.queries.ts'
import { listingOf } from './listing.ts'
import { SectionError } from '@ronda/base/layout/SectionError.tsx'

function useCarouselTexts(): CarouselWords {
  const t = useTranslations('home.banners')
  return useMemo(
    () => ({
      kind: t('kind'),
      slideKind: t('slideKind'),
      slide: (number, count) => t('slide', { number: String(number), count: String(count) }),
      show: (number) => t('show', { number: String(number) }),
      previous: t('previous'),
      next: t('next'),
      pause: t('pause'),
      resume: t('resume'),
    }),
    [t],
  )
}

/** The brand's banners. Without banners home begins with its games. */
export function Banners() {
  const t = useTranslations('home.banners')
  const { language } = useLanguage()
  const words = useCarouselTexts()
  const { items, error, isAsking, retry } = listingOf(useQuery(bannersQuery(language)), ({ list }) => list)
  if (error !== null) return <SectionError error={error} isAsking={isAsking} onRetry={retry} />
  if (items === undefined) {
    return <Skeleton className="aspect-banner-phone tablet:aspect-banner w-full rounded-xl tablet:min-h-stage-text" />
  }
  if (items.length === 0) return null
  const slides = items.map((banner, at) => ({
    id: String(banner.id),
    content: <BannerSlide banner={banner} isFirst={at === 0} />,
  }))
  return <Carousel label={t('label')} words={words} slides={slides} />
}
