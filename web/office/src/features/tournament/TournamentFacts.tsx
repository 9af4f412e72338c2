import { useFormatter } from 'use-intl'
import type { TournamentTerms } from '@ronda/contract'
import { fillText, money, type Currency } from '@ronda/core'
import { potOf, prizePlaces } from '@ronda/fair'
import { formatMoney, useLocale } from '@ronda/ui'
import { useDesk } from '../../shell/desk/DeskContext.ts'
import { Facts } from '../../shell/desk/Facts.tsx'

type TermsProps = { readonly terms: TournamentTerms; readonly currency: Currency }

/** The score as staff read it. */
function useScore({ formula }: TournamentTerms): string {
  const t = useDesk().texts.tournaments
  const locale = useLocale()
  const name = t.formulas[formula.kind]
  if (formula.kind === 'best') return name
  if (formula.kind === 'sum') return `${name}: ${formula.best.toLocaleString(locale)}`
  return `${name}: ${(formula.multipleMin / 100).toLocaleString(locale, { minimumFractionDigits: 2 })}×`
}

/** The prizes of all places in one line. */
function usePrizes({ terms, currency }: TermsProps): string {
  const t = useDesk().texts.tournaments
  const locale = useLocale()
  const list = prizePlaces(terms).map(({ from, to, amount }) =>
    fillText(from === to ? t.prizeOne : t.prizeRange, {
      from: from.toLocaleString(locale),
      to: to.toLocaleString(locale),
      amount: formatMoney(money(amount, currency), locale),
    }),
  )
  return fillText(t.prizes, { list: list.join(' · ') })
}

/** What a tournament is played by. */
export function TournamentFacts({ terms, currency }: TermsProps) {
  const t = useDesk().texts.tournaments
  const locale = useLocale()
  const format = useFormatter()
  const score = useScore(terms)
  const prizes = usePrizes({ terms, currency })
  const write = (atoms: bigint): string => formatMoney(money(atoms, currency), locale)
  const when = (atMs: number): string => format.dateTime(atMs, { dateStyle: 'short', timeStyle: 'short' })
  const range = (min: number, max: number): string =>
    fillText(t.roundsOf, { min: min.toLocaleString(locale), max: max.toLocaleString(locale) })
  const games = new Intl.ListFormat(locale).format(terms.categories.map((each) => t.categories[each]))
  const facts = [
    { label: t.facts.time, value: `${when(terms.startsAtMs)} – ${when(terms.endsAtMs)}` },
    { label: t.facts.games, value: games },
    { label: t.facts.score, value: score },
    { label: t.facts.rounds, value: range(terms.roundsMin, terms.roundsMax) },
    { label: t.facts.stake, value: write(terms.stakeMin) },
    { label: t.facts.players, value: range(terms.playersMin, terms.playersMax) },
    { label: t.facts.pot, value: write(potOf(terms)) },
  ]
  return (
    <>
      <Facts facts={facts} />
      <p className="text-text-soft tabular text-sm break-words">{prizes}</p>
    </>
  )
}
