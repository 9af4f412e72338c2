import { useTranslations } from 'use-intl'
import { Banner } from '../panel/Banner.tsx'
import type { verdictOf } from './verdict.ts'

/** The verdict on a round of one player. */
export function VerdictBanner({ verdict }: { readonly verdict: ReturnType<typeof verdictOf> }) {
  const t = useTranslations('play.verify')
  return <Banner kind={verdict === 'former' ? 'calm' : verdict} heading={t(verdict)} text={t(`${verdict}Text`)} />
}
