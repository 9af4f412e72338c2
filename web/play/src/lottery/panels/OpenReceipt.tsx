import { writeReceipt, type SharedTicket } from '@ronda/contract'
import { isSealedIn } from '@ronda/games'
import { saveFile } from '@ronda/ui'
import { useCallback } from 'react'
import { useTranslations } from 'use-intl'
import { useGameContext } from '../../shared/session/context.ts'
import { Icon } from '../../shared/controls/Icon.tsx'
import { Banner } from '../../shared/panel/Banner.tsx'
import { Examined } from '../../shared/panel/Examined.tsx'
import { Pairs } from '../../shared/panel/Pairs.tsx'
import { useAsk } from '../../shared/panel/useAsk.ts'
import { Failed, Skeleton } from '../../shared/panel/Waiting.tsx'
import { useTableField, useTableContext } from '../../shared/sharedRound/context.ts'
import { plainNumber } from '../../shared/text/figures.ts'

/** A ticket of a draw that is closed for bets. */
export type TicketInDraw = { readonly number: number; readonly ticket: SharedTicket }

/** The proof that a ticket was sealed before the draw: checked here, and offered for download. */
export function OpenReceipt({ sealed, onBack }: { readonly sealed: TicketInDraw; readonly onBack: () => void }) {
  const t = useTranslations()
  const { client } = useTableContext()
  const { number, ticket } = sealed
  const { id } = ticket
  const ask = useCallback(() => client.sharedRound.receipt({ round: number, ticket: id }), [client, number, id])
  const [asked, again] = useAsk(ask)
  return (
    <Examined onBack={onBack}>
      <h2>{t('lottery.draw', { number })}</h2>
      {asked.state === 'asking' && <Skeleton rows={3} />}
      {asked.state === 'failed' && <Failed refusal={asked.refusal} onRetry={again} />}
      {asked.state === 'here' && <Held sealed={sealed} {...asked.value} />}
    </Examined>
  )
}

type Kept = Parameters<typeof writeReceipt>[0]

function Held({ sealed: { number, ticket }, seal, receipt }: Kept & { readonly sealed: TicketInDraw }) {
  const t = useTranslations('lottery.receipt')
  const fair = useTranslations('sharedRound.fair')
  const { session, locale } = useGameContext()
  const { gameCode, currency } = session
  const stake = useTableField('terms')?.unit ?? 0n
  const isHeld = isSealedIn({ seal, gameCode, currency, number, stake }, { ...ticket, receipt })
  const save = (): void =>
    saveFile(
      `ronda-receipt-${gameCode}-${number}.json`,
      new Blob([writeReceipt({ seal, receipt })], { type: 'application/json' }),
    )
  return (
    <>
      <Banner
        kind={isHeld ? 'good' : 'bad'}
        heading={isHeld ? t('good') : t('bad')}
        text={isHeld ? t('goodText') : t('badText')}
      />
      <p>
        <button type="button" className="button is-main" onClick={save}>
          <Icon name="save" />
          {t('save')}
        </button>
      </p>
      <Pairs
        codes={[
          [fair('root'), seal.root],
          [t('text'), receipt.text],
        ]}
        figures={[
          [fair('tickets'), plainNumber(seal.tickets, locale)],
          [t('place'), plainNumber(receipt.index + 1, locale)],
        ]}
      />
    </>
  )
}
