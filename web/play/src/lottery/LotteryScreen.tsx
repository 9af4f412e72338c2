import { tableTones } from '@ronda/art'
import { present } from '@ronda/core'
import { useEffect, useMemo, useState, type CSSProperties } from 'react'
import { IntlProvider, useLocale, useMessages, useTranslations } from 'use-intl'
import { LiveNotice } from '../table/LiveNotice.tsx'
import { LostLine } from '../table/LostLine.tsx'
import { SpokenDraw } from './SpokenDraw.tsx'
import { useLive, useLiveSeat } from '../table/useLive.ts'
import { DrawHead } from './DrawHead.tsx'
import { lookOf } from './looks/looks.ts'
import { KindBar, KindNote } from './pad/KindBar.tsx'
import { NumberPad } from './pad/NumberPad.tsx'
import { LotteryPanel, type LotteryPage } from './panels/LotteryPanel.tsx'
import { Ritual } from './ritual/Ritual.tsx'
import { MineNow } from './slip/MineNow.tsx'
import { Counter } from './slip/counter.ts'
import { SlipTicket } from './slip/SlipTicket.tsx'
import { loadLotteryWords, type LotteryWords } from './speech.ts'
import { Trends } from './trends/Trends.tsx'
import { LotteryContext, useLottery } from './useCounter.ts'
import './style/lottery.css'

const wait = (spanMs: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, spanMs))

/** A whole lottery, loaded with its texts. */
export function LotteryScreen({ name }: { readonly name: string }) {
  const language = useLocale()
  const messages = useMessages()
  const { table, client, rules } = useLiveSeat()
  const look = useMemo(() => lookOf(rules), [rules])
  const [words, setWords] = useState<LotteryWords>()
  const [counter] = useState(() => new Counter({ table, client, newTicket: () => crypto.randomUUID(), wait }))
  useEffect(() => {
    void loadLotteryWords(language).then(setWords)
  }, [language])
  useEffect(() => counter.open(), [counter])
  const shop = useMemo(() => ({ look, counter }), [look, counter])
  if (!words) return null
  return (
    <IntlProvider
      locale={language}
      messages={{ ...messages, lottery: words }}
      timeZone={new Intl.DateTimeFormat().resolvedOptions().timeZone}
    >
      <LotteryContext value={shop}>
        <LotteryShop name={name} />
      </LotteryContext>
    </IntlProvider>
  )
}

function LotteryShop({ name }: { readonly name: string }) {
  const { look } = useLottery()
  const [page, setPage] = useState<LotteryPage>()
  const { glow, deep } = tableTones(look.hue)
  return (
    <main className={`lottery is-${look.face}`} style={{ '--glow': glow, '--deep': deep } as CSSProperties}>
      <DrawHead name={name} onOpen={setPage} />
      <Desk />
      <div className="lottery-side">
        <SlipTicket onTickets={() => setPage('mine')} />
        <MineNow onOpen={() => setPage('mine')} />
      </div>
      <LostLine />
      <LiveNotice />
      <SpokenDraw />
      {page && <LotteryPanel page={page} onPage={setPage} onClose={() => setPage(undefined)} />}
    </main>
  )
}

/** The draw while it is shown, otherwise the number pad. */
function Desk() {
  const t = useTranslations('lottery')
  const { look, counter } = useLottery()
  const told = useLive('told')
  const stage = useLive('stage')
  const [kind, setKind] = useState(present(look.kinds[0], 'a bet kind'))
  const [left, setLeft] = useState<number>()
  const { round } = told ?? {}
  const isShown = (stage === 'showing' || stage === 'result') && round?.outcome && left !== round.number
  if (isShown && round.outcome)
    return (
      <div className="lottery-desk">
        <Ritual key={round.number} round={{ ...round, outcome: round.outcome }} onLeave={() => setLeft(round.number)} />
      </div>
    )
  return (
    <div className="lottery-desk">
      <KindBar
        kinds={look.kinds}
        kind={kind}
        onChoose={(next) => {
          counter.choose([])
          setKind(next)
        }}
      />
      <KindNote kind={kind} />
      <div className="pad">
        <NumberPad key={kind.id} kind={kind} />
      </div>
      <p className="lottery-ours">{t('ours')}</p>
      <div className="lottery-past">{told && <Trends number={told.round.number} past={told.past} />}</div>
    </div>
  )
}
