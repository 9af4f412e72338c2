import { useTranslations } from 'use-intl'
import type { SetFault } from '@ronda/games'
import { VerdictNotice } from '@ronda/base/layout/VerdictNotice.tsx'
import type { Suspect, Tally } from './tally.ts'

/** How many failed rounds are listed; the file has all of them. */
const SHOWN_MAX = 50

function SuspectLine({ suspect }: { readonly suspect: Suspect }) {
  const t = useTranslations('proof.findings')
  return (
    <li className="border-line grid gap-1 border-t pt-2">
      <span>{t(suspect.finding)}</span>
      <span className="text-text-faint font-mono text-xs break-all">
        {`${suspect.round.gameCode} · ${suspect.round.id}`}
      </span>
    </li>
  )
}

function FaultLine({ fault: { kind, of, at } }: { readonly fault: SetFault }) {
  const t = useTranslations('proof.together')
  return (
    <li className="border-line grid gap-1 border-t pt-2">
      <span>{t(kind, { numbers: at.join(', ') })}</span>
      <span className="text-text-faint font-mono text-xs break-all">{of}</span>
    </li>
  )
}

/** The result of a finished examination. */
export function Findings({ tally }: { readonly tally: Tally }) {
  const t = useTranslations('proof')
  const { good, noBeacon, former, sealed, voided, suspects, faults } = tally
  return (
    <div className="grid gap-3">
      {suspects.length > 0 && (
        <VerdictNotice is="bad" title={t('bad', { count: suspects.length })} text={t('badText')} />
      )}
      {faults.length > 0 && <VerdictNotice is="bad" title={t('together.title')} text={t('together.text')} />}
      {good > 0 && <VerdictNotice is="good" title={t('good', { count: good })} text={t('goodText')} />}
      {noBeacon > 0 && <VerdictNotice is="weak" title={t('noBeacon', { count: noBeacon })} text={t('noBeaconText')} />}
      {former > 0 && <VerdictNotice is="weak" title={t('former', { count: former })} text={t('formerText')} />}
      {voided > 0 && <VerdictNotice is="void" title={t('voided', { count: voided })} text={t('voidedText')} />}
      {sealed > 0 && <VerdictNotice is="sealed" title={t('sealed', { count: sealed })} />}
      {(suspects.length > 0 || faults.length > 0) && (
        <ul className="grid gap-2 text-sm">
          {faults.slice(0, SHOWN_MAX).map((fault) => (
            <FaultLine key={`${fault.kind} ${fault.of}`} fault={fault} />
          ))}
          {suspects.slice(0, SHOWN_MAX).map((suspect) => (
            <SuspectLine key={suspect.round.id} suspect={suspect} />
          ))}
        </ul>
      )}
    </div>
  )
}
