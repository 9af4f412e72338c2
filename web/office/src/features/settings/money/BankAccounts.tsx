import { BANK_ACCOUNTS_MAX, type MoneyPolicy } from '@ronda/contract'
import { CURRENCIES, fillText, present } from '@ronda/core'
import { Checkbox, TextField } from '@ronda/ui'
import { Choice } from '@ronda/base/form/Choice.tsx'
import { Entries } from '../../../shell/form/Entries.tsx'
import { useOffice } from '../../../shell/form/OfficeContext.ts'

type BankTransfers = MoneyPolicy['bankTransfer']
type Account = BankTransfers['accounts'][number]

const ACCOUNT_MAX = 60
const NAME_MAX = 80
const NOTE_MAX = 200

type AccountFieldsProps = {
  readonly account: Account
  readonly at: number
  readonly onChange: (account: Account) => void
}

function AccountFields({ account, at, onChange }: AccountFieldsProps) {
  const { texts, errorAt } = useOffice()
  const { bankTransfer: t, problems } = texts.money
  const errorOf = (field: 'account' | 'holder' | 'bank', text: string): string | undefined =>
    errorAt(`money.bankTransfer.accounts.${at}.${field}`) && text
  return (
    <div className="grid grid-cols-1 items-end gap-3 tablet:grid-cols-3">
      <TextField
        label={t.account}
        spellCheck={false}
        maxLength={ACCOUNT_MAX}
        value={account.account}
        error={errorOf('account', problems.account)}
        onChange={({ target }) => onChange({ ...account, account: target.value })}
      />
      <TextField
        label={t.holder}
        maxLength={NAME_MAX}
        value={account.holder}
        error={errorOf('holder', problems.missing)}
        onChange={({ target }) => onChange({ ...account, holder: target.value })}
      />
      <TextField
        label={t.bank}
        maxLength={NAME_MAX}
        value={account.bank}
        error={errorOf('bank', problems.missing)}
        onChange={({ target }) => onChange({ ...account, bank: target.value })}
      />
      <Choice
        label={t.currency}
        value={account.currency}
        options={CURRENCIES.map((value) => ({ value, label: value }))}
        onChoose={(currency) => onChange({ ...account, currency })}
      />
      <TextField
        label={t.note}
        maxLength={NOTE_MAX}
        value={account.note}
        onChange={({ target }) => onChange({ ...account, note: target.value })}
      />
      <Checkbox checked={account.isOpen} onChange={({ target }) => onChange({ ...account, isOpen: target.checked })}>
        {t.isOpen}
      </Checkbox>
    </div>
  )
}

/** The brand's accounts for deposits by bank transfer, and whether withdrawals are paid by hand. */
export function BankAccounts() {
  const { texts, draft, set } = useOffice()
  const { bankTransfer: t } = texts.money
  const { bankTransfer } = draft.money
  const change = (part: Partial<BankTransfers>): void =>
    set('money', { ...draft.money, bankTransfer: { ...bankTransfer, ...part } })
  const currency = present(CURRENCIES[0], 'a currency')
  return (
    <fieldset className="grid grid-cols-1 gap-3">
      <legend className="text-text-soft mb-2 text-sm font-medium">{t.title}</legend>
      <p className="text-text-faint text-sm">{t.lead}</p>
      <Entries<Account>
        label={t.accounts}
        entries={bankTransfer.accounts}
        entriesMax={BANK_ACCOUNTS_MAX}
        fresh={{ account: '', holder: '', bank: '', currency, note: '', isOpen: true }}
        nameOf={({ account }) => fillText(t.accountName, { account })}
        onChange={(accounts) => change({ accounts })}
      >
        {(account, onChange, at) => <AccountFields account={account} at={at} onChange={onChange} />}
      </Entries>
      <Checkbox checked={bankTransfer.payouts} onChange={({ target }) => change({ payouts: target.checked })}>
        {t.payouts}
      </Checkbox>
    </fieldset>
  )
}
