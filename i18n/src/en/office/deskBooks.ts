/** Desk: the ledger audit. */
export const deskBooks = {
  state: 'Ledger status',
  right: 'The ledger is balanced: {entries} entries, no errors.',
  late: 'The hourly audit has not run for more than two hours. Check that the server’s jobs are running.',
  wrong: 'The ledger is not balanced. Stop payouts and call an engineer.',
  checked: 'Audited {when}',
  checkedIn: 'Audited {when}, in {took}',
  check: 'Audit now',
  faults: 'Errors found',
  runs: 'Earlier audits',
  accounts: 'Company accounts',
  columns: {
    when: 'Audited',
    took: 'Duration',
    entries: 'Entries',
    faults: 'Errors',
    account: 'Account',
    currency: 'Currency',
    balance: 'Balance',
  },
}
