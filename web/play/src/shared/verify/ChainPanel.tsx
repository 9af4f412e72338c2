import { QUICKNET, dueMsOf } from '@ronda/fair'
import { useTranslations } from 'use-intl'
import type { SharedRound } from '@ronda/contract'
import { useGameContext } from '../session/context.ts'
import { Pairs } from '../panel/Pairs.tsx'
import { plainNumber } from '../text/figures.ts'
import { useTableField } from '../sharedRound/context.ts'
import './panels.css'

/** What was fixed before the first round, what decides the current one, and how anyone can check past rounds. */
export function ChainPanel() {
  const t = useTranslations('sharedRound.fair')
  const { locale } = useGameContext()
  const terms = useTableField('terms')
  const snapshot = useTableField('snapshot')
  if (!terms || !snapshot) return null
  const { terminal, salt, length } = terms.chain
  const { beacon } = snapshot.round
  return (
    <div className="fairness">
      <p className="lead">{t('intro')}</p>
      <Decides round={snapshot.round} />
      <Pairs
        codes={[
          [t('end'), terminal],
          [t('salt'), salt],
          [t('current', { number: snapshot.round.number }), snapshot.round.commitment],
        ]}
        figures={[
          [t('length'), plainNumber(length, locale)],
          [t('place'), plainNumber(snapshot.round.place, locale)],
        ]}
      />
      <section>
        <h3>{t('how')}</h3>
        <ol className="how-steps">
          <li>{t('step1')}</li>
          <li>{t('step2')}</li>
          <li>{t('step3')}</li>
          <li>{t(beacon ? 'step4Beacon' : 'step4')}</li>
        </ol>
      </section>
    </div>
  )
}

/**
 * What decides the current round besides its server seed: published before bets are taken, with what remains possible.
 */
function Decides({ round }: { readonly round: SharedRound }) {
  const t = useTranslations('sharedRound.fair')
  const { locale } = useGameContext()
  const { beacon, seal, number } = round
  const due = beacon?.chain === QUICKNET.hash ? new Date(dueMsOf(QUICKNET, beacon.round)) : undefined
  return (
    <section className="card decides">
      <h3>{t('decides', { number })}</h3>
      <p>{t(beacon ? 'byBeacon' : 'noBeacon')}</p>
      {beacon && <p className="hint">{t('beaconLimit')}</p>}
      {(beacon || seal) && (
        <Pairs
          isCard={false}
          codes={seal ? [[t('root'), seal.root]] : []}
          figures={[
            ...(beacon ? [[t('beaconRound'), plainNumber(beacon.round, locale)] as const] : []),
            ...(due ? [[t('beaconDue'), due.toLocaleTimeString(locale, { timeStyle: 'medium' })] as const] : []),
            ...(seal ? [[t('tickets'), plainNumber(seal.tickets, locale)] as const] : []),
          ]}
        />
      )}
    </section>
  )
}
