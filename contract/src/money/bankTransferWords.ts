/**
 * What staff record of a bank transfer. `arrived`: a deposit came in. `returned`: it went back to the payer. `paid` and
 * `failed`: what became of a payout by hand.
 */
export const BANK_RECORDS = ['arrived', 'returned', 'paid', 'failed'] as const
export type BankRecordKind = (typeof BANK_RECORDS)[number]

/** A record counts once a second person has confirmed it; before that it can be withdrawn. */
export const BANK_RECORD_STATES = ['recorded', 'confirmed', 'withdrawn'] as const
export type BankRecordState = (typeof BANK_RECORD_STATES)[number]

/** The queues of deposits by bank transfer: recorded and to confirm, nothing arrived yet, to send back, or all. */
export const BANK_TRANSFER_QUEUES = ['confirm', 'waiting', 'return', 'all'] as const
export type BankTransferQueue = (typeof BANK_TRANSFER_QUEUES)[number]

/** The queues of payouts by hand: nothing recorded yet, recorded and to confirm, or over. */
export const BANK_PAYOUT_QUEUES = ['pay', 'confirm', 'done'] as const
export type BankPayoutQueue = (typeof BANK_PAYOUT_QUEUES)[number]

/** Digits of the reference that a member writes into a transfer; the last one is a check digit. */
export const BANK_REFERENCE_DIGITS = 9

/** Payouts in one file for the bank. */
export const BANK_FILE_MAX = 500

/** What one record may be, in whole units. */
export const BANK_RECORD_UNITS_MAX = 1_000_000_000
