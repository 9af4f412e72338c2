import { BadgeCheck, TriangleAlert } from 'lucide-react'
import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import type { SportsMatch } from '@ronda/contract'
import { LoadError } from '@ronda/base/layout/LoadError.tsx'
import { loadSignatures } from '@ronda/client/signatures'
import { Button } from '@ronda/ui'
import { PanelCard } from '../../shell/layout/PanelCard.tsx'
import { isGenuine } from './checkMatch.ts'

function Field({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <div className="min-w-0">
      <dt className="text-text-soft text-xs">{label}</dt>
      <dd className="font-mono text-xs break-all">{value}</dd>
    </div>
  )
}

/** The match computed again in this browser. The code for signatures is loaded only where a beacon signed. */
async function check(match: SportsMatch): Promise<boolean> {
  return isGenuine(match, match.proof.signature === null ? () => false : await loadSignatures())
}

/** What a match is verified with, and its replay in the browser. */
export function MatchCheck({ match }: { readonly match: SportsMatch }) {
  const t = useTranslations('sports.check')
  const { data: isGood, error, isError, isPending, mutate } = useMutation({ mutationFn: check })
  const { proof } = match
  return (
    <PanelCard title={t('title')}>
      {proof.beaconRound === null && <p className="text-text-soft text-sm">{t('noBeacon')}</p>}
      {proof.secret === null && <p className="text-text-soft text-sm">{t('before')}</p>}
      <dl className="grid grid-cols-1 gap-3">
        {proof.secret !== null && <Field label={t('secret')} value={proof.secret} />}
        <Field label={t('commitment')} value={proof.commitment} />
        <Field label={t('terminal')} value={proof.terminal} />
        <Field label={t('place')} value={String(proof.place)} />
        <Field label={t('salt')} value={proof.salt} />
        {proof.beaconRound !== null && (
          <Field label={t('beacon', { round: proof.beaconRound })} value={proof.signature ?? '–'} />
        )}
      </dl>
      <Link to="/verify" search={{ match: match.number }} className="text-accent-text w-fit text-sm underline">
        {t('link')}
      </Link>
      {proof.secret !== null && (
        <Button variant="quiet" disabled={isPending} onClick={() => mutate(match)}>
          {t('start')}
        </Button>
      )}
      {isError && <LoadError title={t('failed')} error={error} onRetry={() => mutate(match)} />}
      {isGood !== undefined && (
        <p role="status" className={isGood ? 'text-gain flex gap-2 text-sm' : 'text-loss flex gap-2 text-sm'}>
          {isGood ? (
            <BadgeCheck aria-hidden className="size-icon shrink-0" />
          ) : (
            <TriangleAlert aria-hidden className="size-icon shrink-0" />
          )}
          {t(isGood ? 'good' : 'bad')}
        </p>
      )}
    </PanelCard>
  )
}
