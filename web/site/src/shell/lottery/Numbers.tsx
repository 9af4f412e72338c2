import { useTranslations } from 'use-intl'
import type { OpenedNumero } from '@ronda/contract'
import { classes } from '@ronda/ui'
import { resultOf, type DrawResult } from './result.ts'

type NumbersProps = { readonly numbers: readonly string[]; readonly isRound: boolean; readonly isStrong?: boolean }

/** Drawn or chosen numbers: balls for short ones, plates for long ones. */
export function Numbers({ numbers, isRound, isStrong = false }: NumbersProps) {
  // Digits of one number stay on one line, however narrow it is.
  const isOne = isRound && numbers.length > 1 && numbers.every((number) => number.length === 1)
  const ball = isOne ? 'aspect-square w-6 min-w-0 rounded-full text-xs' : 'size-6 rounded-full text-xs'
  return (
    <ul className={isOne ? 'flex min-w-0 gap-1' : 'flex flex-wrap gap-1'}>
      {numbers.map((number, at) => (
        <li
          // The same number may appear twice.
          key={`${at} ${number}`}
          className={classes(
            'tabular grid place-items-center font-bold',
            isRound ? ball : 'min-h-6 rounded-sm px-2 font-mono text-sm',
            isStrong ? 'bg-accent text-on-accent' : 'bg-surface-3 text-text',
          )}
        >
          {number}
        </li>
      ))}
    </ul>
  )
}

/** A short result: only the first numbers. */
const BRIEF_MAX = 6

function Brief({ result: { prizes, brief, isRound } }: { readonly result: DrawResult }) {
  const t = useTranslations('lotteryDraws')
  const numbers = prizes.slice(0, brief).flatMap((prize) => prize.numbers)
  const more = numbers.length - BRIEF_MAX
  return (
    <span className="flex flex-wrap items-center gap-2">
      <Numbers numbers={numbers.slice(0, BRIEF_MAX)} isRound={isRound} isStrong />
      {more > 0 && <span className="text-text-faint text-xs">{t('hidden', { count: more })}</span>}
    </span>
  )
}

function Whole({ result: { prizes, isRound, brief } }: { readonly result: DrawResult }) {
  const t = useTranslations('lotteryDraws.prize')
  const [only] = prizes
  if (only !== undefined && prizes.length === 1) return <Numbers numbers={only.numbers} isRound={isRound} isStrong />
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-4 gap-y-1">
      {prizes.map(({ name, numbers }, at) => (
        <div key={name} className="contents">
          <dt className="text-text-soft text-xs">{t(name)}</dt>
          <dd>
            <Numbers numbers={numbers} isRound={isRound} isStrong={at < brief} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

export type ResultProps = { readonly outcome: OpenedNumero['outcome']; readonly isBrief?: boolean }

/** The result of a draw. */
export function Result({ outcome, isBrief = false }: ResultProps) {
  const t = useTranslations('lotteryDraws')
  const result = resultOf(outcome)
  if (result === undefined) return <span className="text-text-soft text-sm">{t('calledOff')}</span>
  return isBrief ? <Brief result={result} /> : <Whole result={result} />
}
