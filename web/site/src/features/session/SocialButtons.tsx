import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Refusal } from '@ronda/client/lazy'
import type { SocialProvider } from '@ronda/contract'
import { Button, classes } from '@ronda/ui'
import { api } from '@ronda/base/call/api.ts'
import { useModule } from '@ronda/base/brand/modules.queries.ts'
import { SocialMark } from './SocialMark.tsx'
import { saveSocialReturn } from './socialReturn.ts'

const NAMES: Record<SocialProvider, string> = { google: 'Google', facebook: 'Facebook' }

/** Redirects to the identity provider, which sends the browser back to the return page. */
export function SocialButtons({ onRefused }: { readonly onRefused: (code: Refusal['code'] | undefined) => void }) {
  const t = useTranslations('session.login')
  const { to } = useSearch({ strict: false })
  const [leaving, setLeaving] = useState<SocialProvider>()
  const isOn = { google: useModule('GOOGLELOGIN3'), facebook: useModule('FACEBOOKLOGIN3') }
  const providers = (['google', 'facebook'] as const).filter((provider) => isOn[provider])

  async function leave(provider: SocialProvider): Promise<void> {
    setLeaving(provider)
    onRefused(undefined)
    const reply = await api.social.begin({ provider })
    if (reply.ok) {
      saveSocialReturn(provider, to)
      return globalThis.location.assign(reply.value.url)
    }
    setLeaving(undefined)
    return onRefused(reply.error.code)
  }

  return (
    <div className={classes('grid gap-3', providers.length > 1 ? 'grid-cols-2' : 'grid-cols-1')}>
      {providers.map((provider) => (
        <Button
          key={provider}
          variant="quiet"
          aria-label={t('with', { provider: NAMES[provider] })}
          isBusy={leaving === provider}
          onClick={() => void leave(provider)}
        >
          {leaving !== provider && <SocialMark provider={provider} />}
          {NAMES[provider]}
        </Button>
      ))}
    </div>
  )
}
