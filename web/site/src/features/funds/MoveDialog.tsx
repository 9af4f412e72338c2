import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { ATOMS_PER_UNIT, decimalsOf, money, type Currency } from '@ronda/core'
import { Button, Dialog, formatMoney, MoneyField, parseTyped, toast, useLocale } from '@ronda/ui'
import { api } from '@ronda/base/call/api.ts'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import { FormError } from '@ronda/base/form/FormError.tsx'
import { CASHIER_KEY } from '../../shell/wallet/cashierKey.ts'
import type { VendorHere } from '../../shell/wallet/wallet.queries.ts'

export type MoveDialogProps = {
  readonly vendor: VendorHere
  readonly direction: 'in' | 'out'
  readonly currency: Currency
  /** The maximum that can be moved in this direction. */
  readonly most: bigint
  readonly onClose: () => void
}

/** After these refusals the move has ended, and the next one is new; after any other the same move may be retried. */
const ENDED: ReadonlySet<string> = new Set(['vendor.refused', 'wallet.insufficient_funds', 'wallet.key_reused'])

const QUICK = [20n, 50n, 100n].map((units) => units * ATOMS_PER_UNIT)

/** The typed amount, or its error text. */
function useTyped({ currency, most }: Pick<MoveDialogProps, 'currency' | 'most'>) {
  const t = useTranslations('funds.move.problems')
  const locale = useLocale()
  return (text: string): { readonly amount: bigint } | { readonly problem: string } => {
    const typed = parseTyped(text, currency, locale)
    if (!typed.ok) return { problem: t(typed.error, { decimals: decimalsOf(currency) }) }
    if (typed.value === 0n) return { problem: t('zero') }
    if (typed.value > most) return { problem: t('tooMuch', { amount: formatMoney(money(most, currency), locale) }) }
    return { amount: typed.value }
  }
}

function useMove({ vendor, direction, onClose, ...bounds }: MoveDialogProps) {
  const t = useTranslations('funds')
  const { refusalText } = useLanguage()
  const queries = useQueryClient()
  const read = useTyped(bounds)
  const asked = useRef<{ readonly amount: bigint; readonly key: string }>(undefined)
  const [state, setState] = useState<{ problem?: string; failure?: string; isBusy?: true }>({})

  async function send(text: string): Promise<void> {
    const typed = read(text)
    if ('problem' in typed) return setState({ problem: typed.problem })
    setState({ isBusy: true })
    const { amount } = typed
    // A retry after a lost reply is the same move; another amount is another move.
    if (asked.current?.amount !== amount) asked.current = { amount, key: crypto.randomUUID() }
    const { key } = asked.current
    const reply = await api.vendor.walletTransfer({ key, vendor: vendor.code, direction, amount })
    void queries.invalidateQueries({ queryKey: CASHIER_KEY })
    if (!reply.ok) {
      if (ENDED.has(reply.error.code)) asked.current = undefined
      return setState({ failure: refusalText(reply.error.code) })
    }
    toast(reply.value.state === 'done' ? t('move.arrived') : t('vendors.onItsWay'))
    return onClose()
  }

  return { ...state, send, forgive: () => setState({}) }
}

/** The amount to move to a vendor, or back. */
export function MoveDialog(props: MoveDialogProps) {
  const { vendor, direction, currency, most, onClose } = props
  const t = useTranslations('funds.move')
  const [text, setText] = useState('')
  const { problem, failure, isBusy = false, send, forgive } = useMove(props)
  const { name } = vendor
  return (
    <Dialog
      title={direction === 'in' ? t('inTitle', { name }) : t('outTitle', { name })}
      closeLabel={t('close')}
      onClose={onClose}
    >
      <form
        noValidate
        className="grid grid-cols-1 gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          if (!isBusy) void send(text)
        }}
      >
        <MoneyField
          label={t('amount')}
          currency={currency}
          text={text}
          onText={(next) => {
            setText(next)
            forgive()
          }}
          quick={QUICK.filter((atoms) => atoms < most)}
          quickLabel={t('quick')}
          max={most > 0n ? { atoms: most, label: t('max') } : undefined}
          error={problem}
        />
        <FormError text={failure} />
        <Button type="submit" size="large" isWide isBusy={isBusy}>
          {t('send')}
        </Button>
      </form>
    </Dialog>
  )
}
