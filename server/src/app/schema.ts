// `npm run schema`: writes the types of the tables, from a database that has just been migrated.
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Kysely, PostgresDialect as Dialect } from 'kysely'
import { generate, PostgresDialect } from 'kysely-codegen'
import pg from 'pg'
import { createDatabase, startEmbedded } from '../platform/postgres/embedded.ts'
import { findMigrations, migrate } from '../platform/postgres/migrate.ts'

export const SCHEMA_FILE = join(import.meta.dirname, '../platform/postgres/schema.ts')

const HEAD = '/** Written by `npm run schema` from a freshly migrated database; do not edit. */\n'

/** Columns that hold one of a few words, which only our code writes or a check in the database enforces. */
const WORDS = {
  'agent_contract.currency': 'Currency',
  'agent_contract.ending_side': "'agent' | 'upline' | null",
  'agent_contract.kind': "'dividend' | 'dailySalary' | 'hourlySalary' | 'realTimeSalary'",
  'agent_contract.period': "'daily' | 'weekly' | 'semimonthly' | 'monthly' | 'hourly' | 'fiveMinutes'",
  'agent_contract.state': "Generated<'requested' | 'valid' | 'denied' | 'expired' | 'terminated'>",
  'agent_contract_event.side': "'agent' | 'upline' | 'platform'",
  'agent_contract_event.what':
    "'proposed' | 'accepted' | 'denied' | 'withdrawn' | 'expired' | 'endAsked' | 'endKept' | 'terminated'",
  'agent_account_proposal.language': 'Language',
  'agent_account_proposal.state': "Generated<'proposed' | 'approved' | 'refused' | 'expired'>",
  'agent_contract_proposal.state': "Generated<'proposed' | 'approved' | 'refused' | 'expired'>",
  'content.kind': "'announcement' | 'banner' | 'article'",
  'account.kind': "'member' | 'agent' | 'operator' | 'trial'",
  'account.currency': 'Currency',
  'adjustment.currency': 'Currency',
  'adjustment.house': "'promotion' | 'clearing'",
  'adjustment.state': "Generated<'proposed' | 'seconding' | 'approved' | 'done' | 'failed' | 'refused' | 'expired'>",
  'approval.currency': 'Currency',
  'bank_transfer.currency': 'Currency',
  'bank_payout.currency': 'Currency',
  'bank_payout.kind': "'bank' | 'wallet'",
  'bank_payout.state': "Generated<'waiting' | 'paid' | 'failed'>",
  'bank_record.kind': "'arrived' | 'returned' | 'paid' | 'failed'",
  'bank_record.state': "Generated<'recorded' | 'confirmed' | 'withdrawn'>",
  'bank_entry.kind': "'charge' | 'reversal'",
  'approval.kind': "'withdrawal' | 'adjustment'",
  'reconciliation_case.currency': 'Currency',
  'reconciliation_case.fault': "'missingHere' | 'missingThere' | 'amount' | 'unbooked'",
  'reconciliation_case.kind': "'charge' | 'reversal' | 'payout'",
  'account.language': 'Language',
  'bonus_gift.currency': 'Currency',
  'bonus_gift.ending': "'paid' | 'returned' | null",
  'bonus_gift.state': "Generated<'giving' | 'active' | 'ending' | 'over'>",
  'brand.currency': 'Currency',
  'control_limit.kind': "'deposit' | 'loss' | 'wager' | 'session'",
  'control_limit.period': "'day' | 'week' | 'month'",
  'account_freeze.part': "'signIn' | 'deposit' | 'play' | 'transfer' | 'payout'",
  'document.kind': "'identity' | 'address'",
  'document.state': "'waiting' | 'approved' | 'refused' | 'reopened'",
  'deposit.currency': 'Currency',
  'deposit.state':
    "Generated<'asked' | 'waiting' | 'confirmed' | 'credited' | 'failed' | 'cancelled' | 'expired' | 'reversed' | 'owed' | 'returned'>",
  'deposit.return_reason': "'limit' | 'stopped' | 'frozen' | null",
  'deposit.way': "'card' | 'bank' | 'bankTransfer' | 'ewallet' | 'crypto' | 'agentCash'",
  'deposit_flow.kind': "'charge' | 'reversal'",
  'inbox_message.event': 'InboxEvent',
  'inbox_mail.kind': 'MailKind',
  'envelope.currency': 'Currency',
  'envelope_rain.currency': 'Currency',
  'envelope_rain.state': 'Generated<RainState>',
  'raffle.currency': 'Currency',
  'raffle.state': 'Generated<RafflePlanState>',
  'game_hour.currency': 'Currency',
  'game_hour.mode': "'real' | 'bonus' | 'free'",
  'game_state.state': "'maintenance' | 'hidden'",
  'game_state_change.after': "'open' | 'maintenance' | 'hidden'",
  'game_state_change.before': "'open' | 'maintenance' | 'hidden'",
  'launch.mode': "'real' | 'bonus' | 'free'",
  'play_session.currency': 'Currency',
  'paid_hour.currency': 'Currency',
  'wallet.currency': 'Currency',
  'jackpot_pool.level': "'mini' | 'minor' | 'major' | 'grand'",
  'jackpot_pool.currency': 'Currency',
  'jackpot_pool.state': "'opening' | 'running' | 'paused'",
  'wallet.purpose': "'cash' | 'held' | 'trial' | 'bonus' | `vendor:${string}` | `pool:${string}` | `fund:${string}`",
  'vendor_move.direction': "'in' | 'out'",
  'vendor_move.cause': "'member' | 'left' | 'signed_out' | 'idle' | 'restricted'",
  'vendor_move.state': "'asked' | 'agreed' | 'declined' | 'done' | 'refused'",
  'vendor_move.refusal': 'RefusalCode | null',
  'vendor_sandbox.mood': "'works' | 'refuses' | 'silent' | 'late'",
  'vendor_sandbox_deed.kind': "'deposit' | 'withdrawal'",
  'line_transfer.currency': 'Currency',
  'line_transfer.direction': "'up' | 'down'",
  'line_transfer.state': "'asked' | 'done' | 'refused'",
  'line_transfer.refusal': 'RefusalCode | null',
  'play_session.mode': "'real' | 'bonus' | 'free'",
  'settings_proposal.state':
    "Generated<'proposed' | 'approved' | 'applied' | 'refused' | 'withdrawn' | 'expired' | 'outdated'>",
  'session.proof_way': "'authenticator' | 'passkey' | 'sms' | 'mail' | 'password' | 'sign_in' | null",
  'session.second_factor': "'authenticator' | 'passkey' | null",
  'tournament.currency': 'Currency',
  'tournament.state': 'Generated<TournamentPlanState>',
  'reward_top_up.currency': 'Currency',
  'reward_top_up.fund': 'RewardFundName',
  'reward_top_up.state': 'Generated<TopUpState>',
  'member_bonus.currency': 'Currency',
  'member_bonus.state': 'BonusState',
  'member_bonus.outcome': 'BonusEnd | null',
  'bonus_proposal.failure': 'BonusGrantRefusal | null',
  'bonus_proposal.state': 'Generated<BonusProposalState>',
  'round.bet': "Generated<'spin' | 'buy'>",
  'sandbox_charge.currency': 'Currency',
  'sandbox_charge.state': "Generated<'waiting' | 'paid' | 'failed' | 'reversed'>",
  'sandbox_charge.way': "'card' | 'bank' | 'ewallet' | 'crypto'",
  'sandbox_entry.kind': "'charge' | 'reversal'",
  'sandbox_refund.state': "'waiting' | 'done' | 'failed'",
  'sandbox_message.channel': "'sms' | 'mail'",
  'sandbox_message.outcome': "'delivered' | 'failed'",
  'sandbox_notice.about': "'charge' | 'payout'",
  'sandbox_payout.currency': 'Currency',
  'sandbox_payout.kind': "'bank' | 'wallet'",
  'sandbox_payout.state': "Generated<'waiting' | 'paid' | 'failed'>",
  'sandbox_state.failing': "'none' | 'rejected' | 'timeout'",
  'sandbox_till.mood': "Generated<'open' | 'closed' | 'silent'>",
  'sandbox_till.refunds': "Generated<'done' | 'waiting' | 'failed'>",
  'seed.state': "Generated<'next' | 'active' | 'retired'>",
  'social_identity.provider': "'facebook' | 'google'",
  'social_visit.provider': "'facebook' | 'google'",
  'verification_send.channel': "'sms' | 'mail'",
  'winner.currency': 'Currency',
  'payee_change.state': "'waiting' | 'approved' | 'refused' | 'replaced'",
  'payout_account.kind': "'bank' | 'wallet'",
  'withdrawal.currency': 'Currency',
  'withdrawal.state': 'WithdrawalState',
  'withdrawal.receipt': 'Generated<Receipt>',
  'withdrawal_step.step': 'WithdrawalStep',
  'withdrawal_step.holder': "'member' | 'house' | 'provider'",
  'withdrawal_case.cause': "'late' | 'missing' | 'partly' | 'disputed'",
  'withdrawal_case.state': "'open' | 'answered' | 'closed'",
}

/** The types of every table in a migrated database. */
export async function describeTables(url: string): Promise<string> {
  const pool = new pg.Pool({ connectionString: url, max: 2 })
  // The server may stop before an idle connection is closed; everything has been read by then.
  pool.on('error', () => {})
  const db = new Kysely<unknown>({ dialect: new Dialect({ pool }) })
  try {
    const types = await generate({
      db,
      dialect: new PostgresDialect(),
      // PostgreSQL's bigint is money or a count: both stay exact.
      typeMapping: { int8: 'bigint' },
      overrides: { columns: WORDS },
      customImports: {
        BonusEnd: '@ronda/contract',
        BonusGrantRefusal: '@ronda/contract',
        BonusProposalState: '@ronda/contract',
        BonusState: '@ronda/contract',
        Currency: '@ronda/core',
        InboxEvent: '@ronda/contract',
        MailKind: '@ronda/contract',
        Language: '@ronda/i18n',
        RafflePlanState: '@ronda/contract',
        RainState: '@ronda/contract',
        TournamentPlanState: '@ronda/contract',
        Receipt: '@ronda/contract',
        RefusalCode: '@ronda/contract',
        RewardFundName: '@ronda/contract',
        TopUpState: '@ronda/contract',
        WithdrawalState: '@ronda/contract',
        WithdrawalStep: '@ronda/contract',
      },
      excludePattern: 'migration',
      skipAutogeneratedFileComment: true,
      typeOnlyImports: true,
    })
    return HEAD + types
  } finally {
    await db.destroy()
  }
}

async function writeSchema(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'ronda-schema-'))
  chmodSync(folder, 0o755) // PostgreSQL started by root runs as another user, who must be able to enter the folder.
  const server = await startEmbedded({ dataDir: join(folder, 'postgres') })
  try {
    const url = await createDatabase(server, 'schema')
    await migrate(url, findMigrations(join(import.meta.dirname, '..')))
    writeFileSync(SCHEMA_FILE, await describeTables(url))
    console.log('The types of the tables are written.')
  } finally {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

if (import.meta.main) await writeSchema()
