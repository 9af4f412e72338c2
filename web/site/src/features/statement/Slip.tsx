import { useTranslations } from 'use-intl'
import type { OpenedShared } from '@ronda/contract'
import { sharedOf } from '@ronda/games'
import { TextsProvider } from '../../shell/texts/TextsProvider.ts'
import { Numbers, Result } from '../../shell/lottery/Numbers.tsx'
import { Moment } from './Moment.tsx'
import { slipLinesOf, type SlipLine } from './slipLines.ts'
import { useAmounts } from '@ronda/base/statement/useAmounts.ts'

const TEXTS = ['lottery', 'lotteryDraws'] as const

type Kind = Parameters<ReturnType<typeof useTranslations<'lottery.kind'>>>[0]
type Side = 'big' | 'small' | 'odd' | 'even' | 'dragon' | 'tiger' | 'tie'

/** What a line bets on where its numbers do not say it: a place, two places, or the sum. */
function LineSubject({ line: { places, isSum, side } }: { readonly line: SlipLine }) {
  const t = useTranslations('lottery.pick')
  const [first, second] = places
  return (
    <>
      {isSum && <span>{t('sum')}</span>}
      {first !== undefined && (
        <span>{second === undefined ? t('place', { place: first }) : t('pair', { first, second })}</span>
      )}
      {side !== undefined && <strong>{t(side as Side)}</strong>}
    </>
  )
}

function Lines({ lines }: { readonly lines: readonly SlipLine[] }) {
  const t = useTranslations('lottery')
  return (
    <ul className="grid grid-cols-1 gap-2">
      {lines.map((line, at) => (
        // Two lines of different kinds may have the same numbers.
        <li key={at} className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
          <span className="text-text-soft min-w-24">{t(`kind.${line.kind as Kind}`)}</span>
          <LineSubject line={line} />
          {line.numbers.length > 0 && (
            <Numbers numbers={line.numbers} isRound={line.numbers.every((number) => number.length < 3)} />
          )}
          <span className="text-text-faint tabular ms-auto text-xs">{t('slip.units', { count: line.units })}</span>
        </li>
      ))}
    </ul>
  )
}

function SlipDetails({ opened }: { readonly opened: OpenedShared }) {
  const t = useTranslations()
  const { number, tickets, outcome, currency, gameCode } = opened.round
  const { write } = useAmounts(currency)
  const pace = sharedOf(gameCode)?.pace
  return (
    <div className="border-line grid grid-cols-1 gap-4 rounded-lg border p-4">
      <p className="flex flex-wrap justify-between gap-x-4 text-sm">
        <strong>{t('lotteryDraws.draw', { number: String(number) })}</strong>
        {pace !== undefined && 'calendar' in pace && <Moment atMs={pace.calendar.drawsAtMs(number)} />}
      </p>
      {tickets.map(({ id, bet, staked, win }) => (
        <section key={id} className="grid grid-cols-1 gap-2">
          <h3 className="text-text-faint font-body text-xs font-regular tracking-normal">
            {t('statement.round.ticket', { staked: write(staked), won: write(win ?? 0n) })}
          </h3>
          <Lines lines={slipLinesOf(bet) ?? []} />
        </section>
      ))}
      <section className="border-line grid grid-cols-1 gap-2 border-t pt-4">
        <h3 className="text-text-faint font-body text-xs font-regular tracking-normal">{t('statement.round.came')}</h3>
        <Result outcome={outcome} />
      </section>
    </div>
  )
}

/** The tickets of a draw, line by line, and the numbers drawn. */
export function Slip({ opened }: { readonly opened: OpenedShared }) {
  return (
    <TextsProvider pages={TEXTS}>
      <SlipDetails opened={opened} />
    </TextsProvider>
  )
}
