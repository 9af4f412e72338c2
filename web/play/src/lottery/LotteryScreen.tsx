import { tableTones } from '@ronda/art'
import { present } from '@ronda/core'
import { useEffect, useMemo, useState, type CSSProperties } from 'react'
import { useTranslations } from 'use-intl'
import { wait } from '../shared/page/wait.ts'
import { LateTexts, useLateTexts } from '../shared/text/LateTexts.tsx'
import { TableNotice } from '../shared/table/TableNotice.tsx'
import { ConnectionLost } from '../shared/table/ConnectionLost.tsx'
import { SpokenDraw } from './SpokenDraw.tsx'
import { useTableField, useTableContext } from '../shared/sharedRound/context.ts'
import { DrawHead } from './DrawHead.tsx'
import { variantOf } from './variants/variants.ts'
import { KindBar, KindNote } from './pad/KindBar.tsx'
import { NumberPad } from './pad/NumberPad.tsx'
import { LotteryPanel, type LotteryPage } from './panels/LotteryPanel.tsx'
import { DrawShow } from './drawShow/DrawShow.tsx'
import { MineNow } from './slip/MineNow.tsx'
import { SlipEditor } from './slip/slipEditor.ts'
import { SlipTicket } from './slip/SlipTicket.tsx'
import { loadLotteryTexts } from './variants/texts.ts'
import { Trends } from './trends/Trends.tsx'
import { LotteryContext, useLottery } from './slip/useLottery.ts'
import './style/lottery.css'

/** A whole lottery, loaded with its texts. */
export function LotteryScreen({ name }: { readonly name: string }) {
  const { table, client, rules } = useTableContext()
  const variant = useMemo(() => variantOf(rules), [rules])
  const texts = useLateTexts(loadLotteryTexts)
  const [editor] = useState(() => new SlipEditor({ table, client, newTicket: () => crypto.randomUUID(), wait }))
  useEffect(() => editor.open(), [editor])
  const lottery = useMemo(() => ({ variant, editor }), [variant, editor])
  if (!texts) return null
  return (
    <LateTexts texts={texts}>
      <LotteryContext value={lottery}>
        <OpenLottery name={name} />
      </LotteryContext>
    </LateTexts>
  )
}

function OpenLottery({ name }: { readonly name: string }) {
  const { variant } = useLottery()
  const [page, setPage] = useState<LotteryPage>()
  const { glow, deep } = tableTones(variant.hue)
  return (
    <main className={`lottery is-${variant.face}`} style={{ '--glow': glow, '--deep': deep } as CSSProperties}>
      <DrawHead name={name} onOpen={setPage} />
      <DrawArea />
      <div className="lottery-side">
        <SlipTicket onTickets={() => setPage('mine')} />
        <MineNow onOpen={() => setPage('mine')} />
      </div>
      <ConnectionLost />
      <TableNotice />
      <SpokenDraw />
      {page && <LotteryPanel page={page} onPage={setPage} onClose={() => setPage(undefined)} />}
    </main>
  )
}

/** The draw while it is shown, otherwise the number pad. */
function DrawArea() {
  const t = useTranslations('lottery')
  const { variant, editor } = useLottery()
  const snapshot = useTableField('snapshot')
  const stage = useTableField('stage')
  const [kind, setKind] = useState(present(variant.kinds[0], 'a bet kind'))
  const [left, setLeft] = useState<number>()
  const { round } = snapshot ?? {}
  const isShown = (stage === 'showing' || stage === 'result') && round?.outcome && left !== round.number
  if (isShown && round.outcome)
    return (
      <div className="lottery-desk">
        <DrawShow
          key={round.number}
          round={{ ...round, outcome: round.outcome }}
          onLeave={() => setLeft(round.number)}
        />
      </div>
    )
  return (
    <div className="lottery-desk">
      <KindBar
        kinds={variant.kinds}
        kind={kind}
        onChoose={(next) => {
          editor.choose([])
          setKind(next)
        }}
      />
      <KindNote kind={kind} />
      <div className="pad">
        <NumberPad key={kind.id} kind={kind} />
      </div>
      <p className="lottery-ours">{t('ours')}</p>
      <div className="lottery-past">{snapshot && <Trends number={snapshot.round.number} past={snapshot.past} />}</div>
    </div>
  )
}
