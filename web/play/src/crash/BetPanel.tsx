import { CRASH_MAX } from '@ronda/games'
import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useGameContext, useMoney } from '../shared/session/context.ts'
import { useTableContext, useTableView } from '../shared/sharedRound/context.ts'
import { multipleShown, worthAt, type BetState } from './betState.ts'
import { AmountField } from './AmountField.tsx'
import { AutoBetButton } from './AutoBetButton.tsx'
import { actOf, readTarget, standingOf, TARGET_LEAST, type Act, type Panel } from './panels.ts'
import { useComet, useMultiple } from './useComet.ts'
import { useEachFrame } from '../shared/page/useEachFrame.ts'

type Props = { readonly at: number; readonly panel: Panel }

const nameOf = (betState: BetState | undefined): string =>
  betState ? `${betState.kind} ${'at' in betState ? betState.at : ''}` : ''

/** The state of a bet; rendered again when it changes, and not with every frame. */
function useBetState(at: number): BetState | undefined {
  const comet = useComet()
  const [, setSeen] = useState('')
  const betState = comet.betState(at)
  useEachFrame(() => setSeen(nameOf(comet.betState(at))))
  return betState
}

/** One of the two bets: its amount, its target, and its button. */
export function BetPanel({ at, panel }: Props) {
  const t = useTranslations('sharedRound.crash')
  const view = useTableView()
  const { ticket, isAsking } = standingOf(panel, view)
  const betState = useBetState(at)
  // A bet that was cashed out or lost is over: the next bet can be chosen.
  const isOver = betState?.kind === 'left' || betState?.kind === 'lost'
  const isFixed = (ticket !== undefined && !isOver) || isAsking || view.isClosed || panel.auto !== undefined
  return (
    <section className={`comet-bet is-${betState?.kind ?? 'free'}`} aria-label={t('bet', { number: at + 1 })}>
      <fieldset className="comet-fields" disabled={isFixed}>
        <AmountField at={at} panel={panel} />
        <Target at={at} panel={panel} />
      </fieldset>
      <AutoBetButton at={at} panel={panel} isFixed={isFixed} />
      <State betState={betState} panel={panel} />
      <ActButton at={at} panel={panel} act={actOf(panel, view, betState)} />
    </section>
  )
}

/** The target: the server cashes out there by itself, even if the connection is lost. */
function Target({ at, panel }: Props) {
  const t = useTranslations('sharedRound.crash')
  const comet = useComet()
  const [text, setText] = useState<string>()
  const { locale } = useGameContext()
  const written = (panel.target / 100).toLocaleString(locale, { minimumFractionDigits: 2, useGrouping: false })
  const type = (typed: string): void => {
    setText(typed)
    const target = readTarget(typed)
    if (target !== undefined) comet.choose(at, { target, hasTarget: true })
  }
  const isWrong = text !== undefined && readTarget(text) === undefined
  return (
    <div className="comet-target">
      <label className="comet-auto">
        <input
          type="checkbox"
          checked={panel.hasTarget}
          onChange={({ target }) => comet.choose(at, { hasTarget: target.checked })}
        />
        <span>{t('auto')}</span>
      </label>
      <label className="comet-times">
        <span className="spoken">{t('target', { least: TARGET_LEAST / 100, most: CRASH_MAX / 100 })}</span>
        <input
          inputMode="decimal"
          size={5}
          value={text ?? written}
          aria-invalid={isWrong}
          onChange={({ target }) => type(target.value)}
          onFocus={({ target }) => target.select()}
          onBlur={() => setText(undefined)}
        />
      </label>
    </div>
  )
}

/** The state of the bet, as text. */
function State({ betState, panel }: { readonly betState: BetState | undefined; readonly panel: Panel }) {
  const t = useTranslations('sharedRound.crash')
  const view = useTableView()
  const write = useMoney()
  const multiple = useMultiple()
  const { ticket } = standingOf(panel, view)
  const staked = ticket?.staked ?? 0n
  const words = (): string => {
    switch (betState?.kind) {
      case 'waiting':
        return t('state.waiting', { amount: write(staked) })
      case 'flying':
        return panel.hasTarget ? t('state.until', { target: multiple(panel.target) }) : t('state.riding')
      case 'reaching':
        return t('state.reaching', { at: multiple(betState.at) })
      case 'left':
        return t('state.left', { at: multiple(betState.at), win: write(worthAt(staked, betState.at)) })
      case 'lost':
        return t('state.lost', { amount: write(staked) })
      default:
        return panel.isNext ? t('state.next') : ''
    }
  }
  const isGain = betState?.kind === 'left' && betState.at > 100
  return <output className={`comet-state${isGain ? ' is-gain' : ''}`}>{words()}</output>
}

type ActProps = Props & { readonly act: Act | undefined }

function ActButton({ at, panel, act }: ActProps) {
  const t = useTranslations('sharedRound.crash')
  const tAll = useTranslations()
  const comet = useComet()
  const { sound } = useTableContext()
  const view = useTableView()
  const write = useMoney()
  const { ticket, isAsking } = standingOf(panel, view)
  const press = (): void => {
    sound.wake()
    sound.press()
    comet.act(at)
  }
  const words = (): string => {
    if (isAsking) return ticket ? t('leaving') : t('placing')
    if (act === undefined) return ticket ? t('placed') : t('closed')
    return act === 'stop' ? tAll('play.auto.stop') : t(`act.${act}`)
  }
  const cost = write((view.terms?.unit ?? 0n) * BigInt(panel.amount))
  const isStaking = act === 'place' || act === 'next'
  return (
    <button
      type="button"
      className={`bet-main comet-act is-${act ?? 'off'}`}
      aria-disabled={act === undefined}
      aria-label={`${words()}${isStaking ? ` ${cost}` : ''}. ${t('bet', { number: at + 1 })}`}
      aria-keyshortcuts={`${at + 1}`}
      onClick={act === undefined ? undefined : press}
    >
      {act === 'leave' && ticket ? (
        <Rising staked={ticket.staked} words={words()} />
      ) : (
        <>
          <strong>{words()}</strong>
          {isStaking && <span>{cost}</span>}
          {act === 'stop' && panel.auto?.run.left !== undefined && (
            <span>{tAll('play.auto.left', { count: panel.auto.run.left })}</span>
          )}
        </>
      )}
    </button>
  )
}

/** What cashing out now would pay, by our clock; the server's clock decides. */
function Rising({ staked, words }: { readonly staked: bigint; readonly words: string }) {
  const comet = useComet()
  const write = useMoney()
  const multiple = useMultiple()
  const [high, worth] = [useRef<HTMLElement>(null), useRef<HTMLSpanElement>(null)]
  useEachFrame(() => {
    const now = multipleShown(comet.moment())
    if (high.current) high.current.textContent = `${words} ${multiple(now)}`
    if (worth.current) worth.current.textContent = write(worthAt(staked, now))
  })
  return (
    <>
      <strong ref={high}>{words}</strong>
      <span ref={worth} />
    </>
  )
}
