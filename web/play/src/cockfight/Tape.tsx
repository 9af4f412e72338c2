import type { FightEntry, FightPrelude, FightSide } from '@ronda/games'
import { useTranslations } from 'use-intl'

const STATS = [
  ['power', 5],
  ['stamina', 3],
  ['luck', 3],
] as const

function Pips({ count, most }: { readonly count: number; readonly most: number }) {
  const t = useTranslations('sharedRound.cockfight')
  return (
    <span className="pips" role="img" aria-label={t('of', { count, most })}>
      {Array.from({ length: most }, (_, at) => (
        <span key={at} className={at < count ? 'is-on' : ''} />
      ))}
    </span>
  )
}

function Trials({ entry }: { readonly entry: FightEntry }) {
  const t = useTranslations('sharedRound.cockfight')
  return (
    <span className="trials" title={t('trialsOf', entry.record)}>
      <span aria-hidden="true">{t('trialsShort', entry.record)}</span>
      <span className="spoken">{t('trialsOf', entry.record)}</span>
    </span>
  )
}

/** The figures of both, side by side, as published before betting. */
export function Tape({ prelude }: { readonly prelude: FightPrelude }) {
  const t = useTranslations('sharedRound.cockfight')
  const name = (side: FightSide) => (
    <th scope="col" className={`tape-name is-${side}`}>
      {prelude[side].rooster.name}
    </th>
  )
  return (
    <table className="tape">
      <caption>{t('fightOf', { fight: prelude.fight, card: prelude.card })}</caption>
      <thead>
        <tr>
          {name('meron')}
          <td className="tape-versus">{t('versus')}</td>
          {name('wala')}
        </tr>
      </thead>
      <tbody>
        {STATS.map(([stat, most]) => (
          <tr key={stat}>
            <td>
              <Pips count={prelude.meron.rooster[stat]} most={most} />
            </td>
            <th scope="row">{t(stat)}</th>
            <td>
              <Pips count={prelude.wala.rooster[stat]} most={most} />
            </td>
          </tr>
        ))}
        <tr>
          <td>
            <Trials entry={prelude.meron} />
          </td>
          <th scope="row">{t('trials')}</th>
          <td>
            <Trials entry={prelude.wala} />
          </td>
        </tr>
      </tbody>
    </table>
  )
}
