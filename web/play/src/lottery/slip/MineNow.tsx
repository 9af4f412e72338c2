import { useTranslations } from 'use-intl'
import { useMoney } from '../../shared/session/context.ts'
import { Icon } from '../../shared/controls/Icon.tsx'
import { useTableField } from '../../shared/sharedRound/context.ts'
import { linesOfTickets } from './slip.ts'

/** The player's tickets in the current draw, and the button to all their tickets. */
export function MineNow({ onOpen }: { readonly onOpen: () => void }) {
  const t = useTranslations('lottery.mine')
  const tickets = useTableField('tickets')
  const write = useMoney()
  return (
    <section className="mine-now" aria-label={t('now')}>
      <h2>{t('now')}</h2>
      {tickets.length === 0 ? (
        <p>{t('none')}</p>
      ) : (
        <ul>
          {tickets.map((ticket) => (
            <li key={ticket.id}>
              <Icon name="good" />
              {t('ticket', { count: linesOfTickets([ticket]).length, amount: write(ticket.staked) })}
            </li>
          ))}
        </ul>
      )}
      <button type="button" className="button is-small" onClick={onOpen}>
        {t('all')}
      </button>
    </section>
  )
}
