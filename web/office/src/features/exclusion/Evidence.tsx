import type { ExclusionFact, ExclusionRead } from '@ronda/contract'
import { fillText, money, type Currency } from '@ronda/core'
import { formatMoney, useLocale } from '@ronda/ui'
import { useDesk } from '../../shell/desk/DeskContext.ts'
import { useUtc } from './useUtc.ts'

function useFactText(currency: Currency): (fact: ExclusionFact) => string {
  const t = useDesk().texts.exclusions
  const locale = useLocale()
  const write = (atoms: bigint | null): string => formatMoney(money(atoms ?? 0n, currency), locale)
  return ({ kind, accounts, count, game, round, amount, back }) => {
    const text = kind === 'round' && accounts.length > 0 ? t.facts.roundWith : t.facts[kind]
    return fillText(text, {
      accounts: accounts.map(({ name, id }) => `${name} (${id})`).join(', '),
      count: `${count ?? 0}`,
      game: game ?? '',
      round: `${round ?? ''}`,
      amount: write(amount),
      back: write(back),
    })
  }
}

/** What was seen, and the newest bets. */
export function Evidence({ read: { facts, shown, currency } }: { readonly read: ExclusionRead }) {
  const t = useDesk().texts.exclusions
  const locale = useLocale()
  const textOf = useFactText(currency)
  const when = useUtc()
  return (
    <>
      <section aria-label={t.evidence} className="grid grid-cols-1 gap-2">
        <h4 className="font-bold">{t.evidence}</h4>
        <ul className="grid grid-cols-1 gap-2 text-sm">
          {facts.map((fact, at) => (
            <li key={at} className="break-words">
              {textOf(fact)}
              {fact.at !== null && <span className="text-text-faint tabular block text-xs">{when(fact.at)}</span>}
            </li>
          ))}
        </ul>
      </section>
      <section aria-label={t.newest} className="grid grid-cols-1 gap-2">
        <h4 className="font-bold">{t.newest}</h4>
        <ul className="divide-line grid grid-cols-1 divide-y text-sm">
          {shown.map(({ at, game, validBet }, place) => (
            <li key={place} className="grid grid-cols-[auto_minmax(0,1fr)_auto] gap-3 py-1">
              <span className="text-text-faint tabular">{when(at)}</span>
              <span className="truncate">{game ?? ''}</span>
              <span className="tabular">{formatMoney(money(validBet, currency), locale)}</span>
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}
