import { useQuery } from '@tanstack/react-query'
import { Users } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { money } from '@ronda/core'
import type { GameItem, LiveResult, LiveTable } from '@ronda/contract'
import { classes, formatCount, formatMoneyRound, useLocale } from '@ronda/ui'
import { useBrandCurrency } from '../games/useBrandCurrency.ts'
import { TextsProvider } from '../texts/TextsProvider.ts'
import { liveTablesQuery } from './live.queries.ts'

const TEXTS = ['live'] as const

const COLOURS: Readonly<Record<LiveResult['mark'], string>> = {
  red: 'bg-pocket-red',
  black: 'bg-pocket-black',
  green: 'bg-pocket-green',
  blue: 'bg-suit-blue',
  tie: 'bg-pocket-green',
}

const LETTERS = ['banker', 'player', 'dragon', 'tiger', 'tie'] as const
const letterKeyOf = (side: LiveResult['side']) => LETTERS.find((letter) => letter === side)

function Limits({ game, table }: { readonly game: GameItem; readonly table: LiveTable }) {
  const t = useTranslations('live')
  const locale = useLocale()
  const currency = useBrandCurrency()
  if (currency === undefined) return null
  const { minBet } = game.facts
  const short = (atoms: bigint): string => formatMoneyRound(money(atoms, currency), locale)
  const [min, max] = [short(minBet), short(minBet * BigInt(table.roundMax))]
  return (
    <span className="text-text-soft tabular truncate" title={t('limits', { min, max })}>
      <span className="spoken">{t('limits', { min, max })}</span>
      <span aria-hidden>{`${min} – ${max}`}</span>
    </span>
  )
}

function Players({ count }: { readonly count: number }) {
  const t = useTranslations('live')
  const locale = useLocale()
  if (count === 0) return null
  return (
    <span className="text-text-soft tabular ms-auto flex shrink-0 items-center gap-half text-xs">
      <Users aria-hidden className="size-icon-small" />
      <span aria-hidden>{formatCount(count, locale)}</span>
      <span className="spoken">{t('players', { count })}</span>
    </span>
  )
}

function Results({ last }: Pick<LiveTable, 'last'>) {
  const t = useTranslations('live')
  const nameOf = ({ number, side }: LiveResult): string =>
    [side === null ? '' : t(`side.${side}`), number ?? ''].filter((part) => part !== '').join(' ')
  const signOf = ({ number, side }: LiveResult): string | number => {
    const letter = letterKeyOf(side)
    return number ?? (letter === undefined ? '' : t(`letter.${letter}`))
  }
  if (last.length === 0) return null
  return (
    <span className="flex min-w-0 gap-half overflow-hidden">
      <span className="spoken">{t('last', { results: last.map(nameOf).join(', ') })}</span>
      {last.map((result, at) => (
        <span
          // The same result may come twice.
          key={`${at} ${result.number} ${result.side}`}
          aria-hidden
          className={classes(
            'text-paper border-line-strong tabular grid size-5 shrink-0 place-items-center rounded-full border text-xs font-bold',
            COLOURS[result.mark],
          )}
        >
          {signOf(result)}
        </span>
      ))}
    </span>
  )
}

function useTable({ gameCode }: GameItem): LiveTable | undefined {
  return useQuery(liveTablesQuery).data?.find((table) => table.gameCode === gameCode)
}

/** Under the name of a live table: its limits. */
export function TileLimits({ game }: { readonly game: GameItem }) {
  const table = useTable(game)
  if (table === undefined) return null
  return (
    <TextsProvider pages={TEXTS}>
      <Limits game={game} table={table} />
    </TextsProvider>
  )
}

/** Below them: its last results and its players. */
export function TileTable({ game }: { readonly game: GameItem }) {
  const table = useTable(game)
  if (table === undefined) return null
  return (
    <TextsProvider pages={TEXTS}>
      <Results last={table.last} />
      <Players count={table.players} />
    </TextsProvider>
  )
}
