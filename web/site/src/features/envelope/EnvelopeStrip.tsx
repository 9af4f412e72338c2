import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import { useShownMember } from '@ronda/base/member/useShownMember.ts'
import { viewerOf } from '@ronda/base/member/roles.ts'
import { useNow } from '@ronda/ui'
import { TextsProvider } from '../../shell/texts/TextsProvider.ts'
import { envelopesQuery, type EnvelopesInfo } from './envelope.queries.ts'
import { EnvelopeCard } from './EnvelopeCard.tsx'
import { shownOnHome } from './envelopeView.ts'

const TEXTS = ['envelope'] as const

function Shown({ info: { envelopes, aheadMs } }: { readonly info: EnvelopesInfo }) {
  const t = useTranslations('envelope')
  const shown = shownOnHome(envelopes, useNow() + aheadMs)
  if (shown.length === 0) return null
  return (
    <section aria-label={t('title')} className="grid grid-cols-1 gap-3">
      <h2 className="text-xl font-bold desktop:text-2xl">{t('title')}</h2>
      <ul className="grid grid-cols-1 gap-4 tablet:grid-cols-2 desktop:grid-cols-3">
        {shown.map((envelope) => (
          <EnvelopeCard key={envelope.id} envelope={envelope} aheadMs={aheadMs} />
        ))}
      </ul>
    </section>
  )
}

function Asked() {
  const { language } = useLanguage()
  const { data: info } = useQuery(envelopesQuery(language))
  // Nothing is shown to somebody restricted, not even what they took before.
  if (info === undefined || info.notOffered !== null) return null
  return <Shown info={info} />
}

/** In the lobby: the envelopes that are open now, else the next one that comes. Nothing when there is none. */
export function EnvelopeStrip() {
  const member = useShownMember()
  if (viewerOf(member) !== 'member') return null
  return (
    <TextsProvider pages={TEXTS}>
      <Asked />
    </TextsProvider>
  )
}
