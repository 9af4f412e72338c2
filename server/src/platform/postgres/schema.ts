/** Written by `npm run schema` from a freshly migrated database; do not edit. */
import type { BonusEnd, BonusGrantRefusal, BonusProposalState, BonusState, InboxEvent, MailKind, RafflePlanState, RainState, Receipt, RefusalCode, RewardFundName, TopUpState, TournamentPlanState, WithdrawalState, WithdrawalStep } from "@ronda/contract";
import type { Currency } from "@ronda/core";
import type { Language } from "@ronda/i18n";
import type { ColumnType } from "kysely";

export type ArrayType<T> = ArrayTypeImpl<T> extends (infer U)[]
  ? U[]
  : ArrayTypeImpl<T>;

export type ArrayTypeImpl<T> = T extends ColumnType<infer S, infer I, infer U>
  ? ColumnType<S[], I[], U[]>
  : T[];

export type Generated<T> = T extends ColumnType<infer S, infer I, infer U>
  ? ColumnType<S, I | undefined, U>
  : ColumnType<T, T | undefined, T>;

export type Json = JsonValue;

export type JsonArray = JsonValue[];

export type JsonObject = {
  [x: string]: JsonValue | undefined;
};

export type JsonPrimitive = boolean | number | string | null;

export type JsonValue = JsonArray | JsonObject | JsonPrimitive;

export type Numeric = ColumnType<string, number | string, number | string>;

export type Timestamp = ColumnType<Date, Date | string, Date | string>;

export interface Account {
  avatar: string | null;
  blocked_at: Timestamp | null;
  country_code: string | null;
  created_at: Generated<Timestamp>;
  currency: Currency;
  email_index: Buffer | null;
  email_proven_at: Timestamp | null;
  email_sealed: Buffer | null;
  first_login_seen: Generated<boolean>;
  id: Generated<string>;
  kind: "member" | "agent" | "operator" | "trial";
  language: Language;
  last_login_at: Timestamp | null;
  merchant: string;
  mobile_index: Buffer | null;
  mobile_sealed: Buffer | null;
  must_change_password: Generated<boolean>;
  nickname: string | null;
  number: Generated<bigint>;
  password_changed_at: Timestamp | null;
  password_hash: string | null;
  terms_due: Generated<boolean>;
  upline: string | null;
  username: string;
}

export interface AccountConsent {
  accepted_at: Timestamp;
  account: string;
  kind: string;
  version: string;
}

export interface AccountDetail {
  account: string;
  field: string;
  sealed: Buffer;
}

export interface AccountFreeze {
  account: string;
  by_agent: Generated<boolean>;
  ended_at: Timestamp | null;
  ended_by: string | null;
  id: string;
  made_at: Timestamp;
  made_by: string;
  part: "signIn" | "deposit" | "play" | "transfer" | "payout";
  reason: string;
  until: Timestamp | null;
}

export interface Adjustment {
  account: string;
  amount: bigint;
  currency: Currency;
  decided_at: Timestamp | null;
  decided_by: string | null;
  expires_at: Timestamp;
  failure: string | null;
  finished_at: Timestamp | null;
  first_approved_at: Timestamp | null;
  first_approved_by: string | null;
  house: "promotion" | "clearing";
  id: string;
  note: string | null;
  proposed_at: Timestamp;
  proposed_by: string;
  reason: string;
  seq: Generated<bigint>;
  state: Generated<"proposed" | "seconding" | "approved" | "done" | "failed" | "refused" | "expired">;
  undoes: string | null;
}

export interface AgentAccount {
  account: string;
  agent: string | null;
  id: string;
  opened_at: Timestamp;
  renewed_at: Timestamp | null;
}

export interface AgentAccountProposal {
  decided_at: Timestamp | null;
  decided_by: string | null;
  expires_at: Timestamp;
  id: string;
  language: Language;
  note: string | null;
  proposed_at: Timestamp;
  proposed_by: string;
  reason: string;
  seq: Generated<bigint>;
  state: Generated<"proposed" | "approved" | "refused" | "expired">;
  username: string;
}

export interface AgentContract {
  agent: string;
  currency: Currency;
  decided_at: Timestamp | null;
  decided_by: string | null;
  ending_at: Timestamp | null;
  ending_side: "agent" | "upline" | null;
  expires_at: Timestamp;
  id: string;
  kind: "dividend" | "dailySalary" | "hourlySalary" | "realTimeSalary";
  notice_days: number | null;
  period: "daily" | "weekly" | "semimonthly" | "monthly" | "hourly" | "fiveMinutes";
  proposed_at: Timestamp;
  proposed_by: string;
  rate_millionths: number;
  seq: Generated<bigint>;
  signed: string | null;
  state: Generated<"requested" | "valid" | "denied" | "expired" | "terminated">;
  terms: string;
  terms_hash: string;
  upline: string | null;
  valid_from: Timestamp | null;
  valid_to: Timestamp | null;
  version: number;
}

export interface AgentContractEvent {
  at: Timestamp;
  by_account: string | null;
  cause: string | null;
  contract: string;
  note: string | null;
  seq: Generated<bigint>;
  side: "agent" | "upline" | "platform";
  what: "proposed" | "accepted" | "denied" | "withdrawn" | "expired" | "endAsked" | "endKept" | "terminated";
}

export interface AgentContractProposal {
  agent: string;
  decided_at: Timestamp | null;
  decided_by: string | null;
  expires_at: Timestamp;
  id: string;
  note: string | null;
  notice_days: number | null;
  proposed_at: Timestamp;
  proposed_by: string;
  reason: string;
  seq: Generated<bigint>;
  state: Generated<"proposed" | "approved" | "refused" | "expired">;
  terms: string;
}

export interface AgentLink {
  account_kind: string;
  agent: string;
  code: string;
  created_at: Timestamp;
  first_deposits: Generated<number>;
  id: string;
  name: string;
  note: string;
  registrations: Generated<number>;
  stopped_at: Timestamp | null;
  valid_until: Timestamp | null;
  visits: Generated<number>;
}

export interface AgentLinkRegistration {
  account: string;
  agent: string;
  first_deposit_at: Timestamp | null;
  last_bet_on: Timestamp | null;
  link: string | null;
  signed_at: Timestamp;
  terms_hash: string;
  terms_version: number;
}

export interface AgentLinkVisit {
  day: Timestamp;
  link: string;
  visitor: string;
}

export interface Approval {
  account: string;
  amount: bigint;
  approver: string;
  at: Timestamp;
  currency: Currency;
  kind: "withdrawal" | "adjustment";
  subject: string;
}

export interface ArcadeRound {
  bet: Json;
  id: string;
  is_void: Generated<boolean>;
  moves: Json;
  stake: bigint;
  view: Json;
  wallet: number;
}

export interface Authenticator {
  account: string;
  confirmed_at: Timestamp | null;
  created_at: Timestamp;
  failed_at: Timestamp | null;
  failures: Generated<number>;
  secret_sealed: Buffer;
  used_step: Generated<bigint>;
}

export interface BankEntry {
  amount: bigint;
  at: Timestamp;
  kind: "charge" | "reversal";
  seq: Generated<bigint>;
  transfer: string;
}

export interface BankPayout {
  account_sealed: Buffer;
  amount: bigint;
  asked_at: Timestamp;
  currency: Currency;
  exported_at: Timestamp | null;
  exported_by: string | null;
  holder_sealed: Buffer;
  id: string;
  institution: string;
  kind: "bank" | "wallet";
  owner: string;
  reason: string | null;
  seq: Generated<bigint>;
  settled_at: Timestamp | null;
  state: Generated<"waiting" | "paid" | "failed">;
}

export interface BankRecord {
  amount: bigint;
  bank_reference: string | null;
  decided_at: Timestamp | null;
  decided_by: string | null;
  id: string;
  kind: "arrived" | "returned" | "paid" | "failed";
  line: string | null;
  note: string | null;
  on_day: Timestamp | null;
  payout: string | null;
  recorded_at: Timestamp;
  recorded_by: string;
  seq: Generated<bigint>;
  state: Generated<"recorded" | "confirmed" | "withdrawn">;
  statement: string;
  transfer: string | null;
}

export interface BankTransfer {
  account: string;
  amount: bigint;
  arrived: Generated<bigint>;
  asked_at: Timestamp;
  bank: string;
  currency: Currency;
  holder: string;
  id: string;
  note: string;
  owner: string;
  reference: string;
  returned: Generated<bigint>;
  seq: Generated<bigint>;
  to_return: Generated<bigint>;
}

export interface Batch {
  at: Timestamp;
  delta: ArrayType<bigint>;
  house: number[];
  n: number;
}

export interface BonusBet {
  at: Timestamp;
  bonus: string;
  game: string;
  is_taken_back: boolean;
  seq: number;
  stake: bigint;
  valid: bigint;
  wallet: number;
}

export interface BonusChance {
  bets: number;
  finished: number;
  game: string;
  made_at: Timestamp;
  paid: bigint;
  runs: number;
  stake: bigint;
  staked: bigint;
  terms_hash: string;
}

export interface BonusGame {
  game: string;
  list: number;
}

export interface BonusGameList {
  hash: string;
  id: Generated<number>;
}

export interface BonusGift {
  amount: bigint;
  began_seq: number | null;
  currency: Currency;
  ended_at: Timestamp | null;
  ended_seq: number | null;
  ending: "paid" | "returned" | null;
  fund: number;
  game_list: number;
  given_at: Timestamp;
  id: string;
  is_stake_fixed: boolean;
  owner: string;
  since_seq: number;
  stake_max: bigint;
  state: Generated<"giving" | "active" | "ending" | "over">;
  wallet: number;
}

export interface BonusProposal {
  account: string;
  decided_at: Timestamp | null;
  decided_by: string | null;
  expires_at: Timestamp;
  failure: BonusGrantRefusal | null;
  finished_at: Timestamp | null;
  id: string;
  names: Json;
  note: string | null;
  proposed_at: Timestamp;
  proposed_by: string;
  reason: string;
  seq: Generated<bigint>;
  state: Generated<BonusProposalState>;
  terms: Json;
}

export interface BooksReport {
  accounts: Json;
  checked_at: Timestamp;
  entries: bigint;
  faults: Json;
  id: Generated<bigint>;
  took_ms: number | null;
}

export interface Brand {
  currency: Currency;
  merchant: string;
  name: string;
  starting_grant: Generated<bigint>;
}

export interface BrandSettings {
  merchant: string;
  value: Json;
  version: number;
}

export interface BrandSettingsChange {
  after: Json;
  before: Json;
  changed_at: Timestamp;
  changed_by: string;
  merchant: string;
  version: number;
}

export interface ChatLine {
  account: string;
  at: Timestamp;
  game: string;
  gone: number | null;
  is_gone: Generated<boolean>;
  key: string | null;
  number: number;
  text: Generated<string>;
}

export interface ChatMute {
  account: string;
  reason: string;
  until: Timestamp;
}

export interface ChatReport {
  account: string;
  at: Timestamp;
  game: string;
  is_decided: Generated<boolean>;
  number: number;
  reason: string;
}

export interface ChatRoom {
  game: string;
  last: Generated<number>;
}

export interface Content {
  ends_at: Timestamp | null;
  id: Generated<number>;
  is_published: boolean;
  kind: "announcement" | "banner" | "article";
  merchant: string;
  name: string;
  place: Generated<number>;
  starts_at: Timestamp;
  updated_at: Timestamp;
  value: Json;
  version: Generated<number>;
}

export interface ContentChange {
  after: Json;
  before: Json | null;
  changed_at: Timestamp;
  changed_by: string;
  content: number;
  version: number;
}

export interface Control {
  acknowledged_at: Timestamp | null;
  excluded_until: Timestamp | null;
  is_blocked: Generated<boolean>;
  owner: string;
  reality_minutes: number | null;
  resting_until: Timestamp | null;
  revision: Generated<number>;
  time_out_until: Timestamp | null;
  told: Generated<number>;
  wallet: number;
}

export interface ControlChange {
  ask: Json;
  asked_at: Timestamp;
  id: string;
  owner: string;
}

export interface ControlLimit {
  amount: bigint | null;
  kind: "deposit" | "loss" | "wager" | "session";
  next_amount: bigint | null;
  next_at: Timestamp | null;
  owner: string;
  period: "day" | "week" | "month";
}

export interface Deed {
  action: string;
  actor: string;
  at: Timestamp;
  before: Buffer;
  detail: string;
  hash: Buffer;
  seq: bigint;
  subject: string;
}

export interface DeedCheck {
  checked_at: Timestamp;
  faults: Json;
  id: Generated<bigint>;
  seq: bigint;
}

export interface DeedHead {
  hash: Buffer;
  is_head: Generated<boolean>;
  seq: bigint;
}

export interface DeedSeal {
  day: Timestamp;
  hash: Buffer;
  seq: bigint;
  signature: Buffer;
}

export interface Deposit {
  agent: string | null;
  amount: bigint;
  asked_at: Timestamp;
  changed_at: Timestamp;
  code: string | null;
  confirmations: number | null;
  currency: Currency;
  expected_at: Timestamp;
  expires_at: Timestamp;
  fee: bigint;
  id: Generated<string>;
  kept: bigint | null;
  key: string;
  look_at: Generated<Timestamp>;
  looked_at: Timestamp | null;
  next: string | null;
  owner: string;
  paid: bigint | null;
  provider: string;
  reason: string | null;
  receipt: string | null;
  refund_asks: Generated<number>;
  return_reason: "limit" | "stopped" | "frozen" | null;
  returned: Generated<bigint>;
  seq: Generated<bigint>;
  standing: bigint | null;
  state: Generated<"asked" | "waiting" | "confirmed" | "credited" | "failed" | "cancelled" | "expired" | "reversed" | "owed" | "returned">;
  to_return: Generated<bigint>;
  way: "card" | "bank" | "bankTransfer" | "ewallet" | "crypto" | "agentCash";
}

export interface DepositCorrection {
  amount: bigint;
  asked_at: Timestamp;
  deposit: string;
  id: string;
  is_payment: Generated<boolean>;
  state: Generated<string>;
}

export interface DepositFlow {
  amount: bigint;
  at: Timestamp;
  deposit: string;
  given: Generated<bigint>;
  kind: "charge" | "reversal";
  seq: Generated<bigint>;
}

export interface DepositStep {
  at: Timestamp;
  deposit: string;
  note: string | null;
  seq: Generated<bigint>;
  step: string;
}

export interface Document {
  account: string;
  decided_at: Timestamp | null;
  decided_by: string | null;
  first_approved_at: Timestamp | null;
  first_approver: string | null;
  form: string;
  id: string;
  kind: "identity" | "address";
  needs_two: boolean;
  note_sealed: Buffer | null;
  promised_by: Timestamp;
  reason: string | null;
  sent_at: Timestamp;
  state: "waiting" | "approved" | "refused" | "reopened";
  uploads: string[];
}

export interface DocumentView {
  at: Timestamp;
  document: string;
  upload: string;
  viewer: string;
}

export interface Envelope {
  amount: bigint;
  closed_at: Timestamp | null;
  commitment: string;
  currency: Currency;
  ends_at: Timestamp;
  id: string;
  least: bigint;
  number: number;
  rain: string;
  seed_sealed: Buffer;
  server_seed: string | null;
  shares: number;
  starts_at: Timestamp;
  taken: Generated<bigint>;
  takers: Generated<number>;
}

export interface EnvelopeRain {
  amount: bigint;
  count: number;
  currency: Currency;
  decided_at: Timestamp | null;
  decided_by: string | null;
  every_minutes: number;
  expires_at: Timestamp;
  first_at: Timestamp;
  id: string;
  least: bigint;
  names: Json;
  note: string | null;
  proposed_at: Timestamp;
  proposed_by: string;
  rank_min: number;
  reason: string;
  seq: Generated<bigint>;
  shares: number;
  state: Generated<RainState>;
  window_minutes: number;
}

export interface EnvelopeShare {
  account: string;
  amount: bigint;
  client_seed: string;
  device: Buffer | null;
  envelope: string;
  id: string;
  paid_at: Timestamp | null;
  position: number;
  taken_at: Timestamp;
  wallet: number;
}

export interface ExcludedPerson {
  is_proof: Generated<boolean>;
  mark: Buffer;
  until: Timestamp;
}

export interface Exclusion {
  account: string;
  agents: string[];
  bets: number;
  currency: string;
  day: Timestamp;
  decided_at: Timestamp | null;
  decided_by: string | null;
  evidence: Json;
  filed_at: Timestamp;
  id: string;
  is_certain: boolean;
  lifted_at: Timestamp | null;
  note: string | null;
  proposed_at: Timestamp | null;
  proposed_by: string | null;
  proposed_decision: string | null;
  proposed_note: string | null;
  reason: string;
  seq: Generated<number>;
  state: string;
  turn: number;
  valid_bet: bigint;
}

export interface ExclusionAppeal {
  agent: string;
  answer: string | null;
  answered_at: Timestamp | null;
  answered_by: string | null;
  exclusion: string;
  filed_at: Timestamp;
  id: string;
  note: string | null;
  proposed_at: Timestamp | null;
  proposed_by: string | null;
  proposed_note: string | null;
  seq: Generated<number>;
  text: string;
}

export interface ExclusionBet {
  at: Timestamp;
  exclusion: string;
  game: string | null;
  operation: string;
  reason: string;
  valid_bet: bigint;
  wallet: number;
}

export interface ExclusionLook {
  account: string;
  day: Timestamp;
  is_final: Generated<boolean>;
  looked: Generated<bigint>;
  seen: bigint;
}

export interface ExclusionRead {
  one: Generated<boolean>;
  until: Generated<bigint>;
}

export interface FailedItem {
  error: string;
  event: Json | null;
  first_at: Timestamp;
  item: string;
  kind: string;
  last_at: Timestamp;
  next_try_at: Timestamp;
  tries: Generated<number>;
}

export interface Favourite {
  account: string;
  node_id: number;
  place: Generated<bigint>;
}

export interface GameHour {
  currency: Currency;
  game: string;
  hour: Timestamp;
  mode: "real" | "bonus" | "free";
  rounds: bigint;
  staked: bigint;
  won: bigint;
}

export interface GameModel {
  facts: Json | null;
  first_seen_at: Generated<Timestamp>;
  game: string;
  hash: string;
  id: Generated<number>;
  model: Json;
}

export interface GameState {
  changed_at: Timestamp;
  changed_by: string;
  game: string;
  state: "maintenance" | "hidden";
}

export interface GameStateChange {
  after: "open" | "maintenance" | "hidden";
  before: "open" | "maintenance" | "hidden";
  changed_at: Timestamp;
  changed_by: string;
  game: string;
  version: Generated<bigint>;
}

export interface HouseAccount {
  currency: string;
  id: Generated<number>;
  name: string;
}

export interface InboxMail {
  account: string;
  is_on: boolean;
  kind: MailKind;
}

export interface InboxMessage {
  account: string;
  at: Timestamp;
  deleted_at: Timestamp | null;
  event: InboxEvent;
  facts: Json;
  id: Generated<bigint>;
  key: string;
  mail_at: Timestamp | null;
  mail_tries: Generated<number>;
  read_at: Timestamp | null;
  subject: string | null;
}

export interface JackpotAward {
  amount: bigint;
  drawn: bigint;
  ends_at: bigint | null;
  game: string;
  id: Generated<bigint>;
  opening: number | null;
  pool: number;
  round: string;
  stake: bigint;
  wallet: number;
  won_at: Timestamp;
}

export interface JackpotOpening {
  ceiling: bigint;
  commitment: string;
  drawn_at: Timestamp;
  number: number;
  pool: number;
  sealed: Buffer;
  seed: bigint;
}

export interface JackpotPool {
  currency: Currency;
  level: "mini" | "minor" | "major" | "grand";
  opened_at: Timestamp;
  pool: number;
  seeding: string;
  state: "opening" | "running" | "paused";
}

export interface KeyCheck {
  created_at: Generated<Timestamp>;
  is_only: Generated<boolean>;
  mark: Buffer;
}

export interface KnownDevice {
  account: string;
  device: Buffer;
  seen_at: Timestamp;
}

export interface KnownNetwork {
  account: string;
  address: string;
  seen_at: Timestamp;
}

export interface Launch {
  expires_at: Timestamp;
  game: string;
  mode: "real" | "bonus" | "free";
  session: string | null;
  token_hash: Buffer;
}

export interface Leaderboard {
  currency: string;
  ends_at: Timestamp;
  names: Json;
  players: number | null;
  players_min: number;
  prizes: ArrayType<bigint>;
  settled_at: Timestamp | null;
  starts_at: Timestamp;
}

export interface LeaderboardBucket {
  least: bigint;
  members: number;
  starts_at: Timestamp;
}

export interface LeaderboardMember {
  account: string;
  joined_at: Timestamp;
  number: bigint;
  place: number | null;
  prize: bigint | null;
  reached_at: Timestamp;
  starts_at: Timestamp;
  valid: Generated<bigint>;
  wallet: number;
}

export interface Leg {
  amount: bigint;
  at: Timestamp;
  balance: bigint;
  code: number;
  counter: number;
  id: string;
  kind: number;
  part: number;
  seq: number;
  staked: bigint;
  wallet: number;
  won: bigint;
}

export interface LineTransfer {
  amount: bigint;
  asked_at: Timestamp;
  currency: Currency;
  direction: "up" | "down";
  ended_at: Timestamp | null;
  id: string;
  reason: string;
  receiver: string;
  refusal: RefusalCode | null;
  sender: string;
  seq: Generated<bigint>;
  state: "asked" | "done" | "refused";
}

export interface LineTransferDay {
  account: string;
  day: Timestamp;
  sent: bigint;
}

export interface LineTransferFailure {
  account: string;
  at: Timestamp;
}

export interface LoginChallenge {
  account: string;
  device: Buffer;
  expires_at: Timestamp;
  hash: Buffer;
  is_remembered: boolean;
  proof: Generated<string>;
  side: Generated<string>;
  tries: Generated<number>;
  ways: string[];
}

export interface LoginFailure {
  failures: number;
  key: string;
  last_at: Timestamp;
  scope: string;
}

export interface MallGood {
  amount: bigint | null;
  id: string;
  is_offered: boolean;
  kind: string;
  names: Json;
  per_member: number | null;
  picture: string;
  place: number;
  price: number;
  stock: number | null;
  texts: Json;
  updated_at: Timestamp;
  version: Generated<number>;
}

export interface MallRedemption {
  account: string;
  amount: bigint | null;
  asked_at: Timestamp;
  currency: string;
  decided_at: Timestamp | null;
  decided_by: string | null;
  good: string;
  has_stock: boolean;
  id: string;
  kind: string;
  names: Json;
  paid_at: Timestamp | null;
  picture: string;
  price: number;
  quantity: number;
  reason: string | null;
  recipient: Buffer | null;
  seq: Generated<number>;
  state: string;
  wallet: number;
}

export interface MemberBonus {
  account: string;
  amount: bigint;
  began_seq: number | null;
  counted_seq: number | null;
  currency: Currency;
  ended_at: Timestamp | null;
  expires_at: Timestamp | null;
  given_at: Timestamp;
  id: string;
  names: Json;
  outcome: BonusEnd | null;
  progress: Generated<bigint>;
  seq: Generated<bigint>;
  source: string;
  state: BonusState;
  target: bigint;
  terms: Json;
  terms_hash: string;
  wallet: number | null;
}

export interface MemberBonusStep {
  account: string | null;
  amount: bigint | null;
  at: Timestamp;
  bonus: string;
  cause: string;
  from_state: string | null;
  ledger_id: string | null;
  made_by: string;
  number: number;
  state: string;
}

export interface Mission {
  currency: string;
  from_at: Timestamp;
  game_type: string | null;
  goal: bigint;
  id: string;
  is_offered: boolean;
  made_at: Timestamp;
  made_by: string | null;
  names: Json;
  period: string;
  places: number;
  prize: bigint;
  task: string;
  texts: Json;
  until_at: Timestamp | null;
  version: number;
}

export interface MissionDecision {
  decided_at: Timestamp;
  decided_by: string | null;
  is_approved: boolean;
  mission: string;
  note: string | null;
  version: number;
}

export interface MissionGame {
  game: string;
  member: string;
}

export interface MissionMember {
  account: string;
  done_at: Timestamp | null;
  ends_at: Timestamp;
  id: string;
  joined_at: Timestamp;
  mission: string;
  progress: Generated<bigint>;
  starts_at: Timestamp;
  version: number;
  wallet: number;
}

export interface MissionPeriod {
  joined: number;
  mission: string;
  starts_at: Timestamp;
}

export interface Opening {
  day: Timestamp;
  seq: number;
  staked: bigint;
  wallet: number;
  won: bigint;
}

export interface OpenMove {
  at: number;
  move: Json;
  round: string;
  wallet: number;
}

export interface OpenRound {
  bet: Json;
  currency: string;
  game: string;
  id: string;
  mode: string;
  model: number;
  nonce: number;
  opened_at: Timestamp;
  seed: string;
  stake: bigint;
  wallet: number;
}

export interface Outbox {
  at: Generated<Timestamp>;
  body: Json;
  id: Generated<bigint>;
  topic: string;
  xid: Generated<string>;
}

export interface OutboxConsumer {
  id: Generated<bigint>;
  moved_at: Generated<Timestamp>;
  name: string;
  xid: Generated<string>;
}

export interface PaidHour {
  currency: Currency;
  hour: Timestamp;
  rounds: bigint;
  won: bigint;
}

export interface Passkey {
  account: string;
  counter: bigint;
  created_at: Timestamp;
  credential: string;
  id: Generated<string>;
  name: string;
  public_key: Buffer;
  transports: string[];
  used_at: Timestamp | null;
}

export interface PasskeyChallenge {
  account: string | null;
  expires_at: Timestamp;
  hash: Buffer;
}

export interface PasswordFailure {
  account: string;
  failures: number;
  last_at: Timestamp;
}

export interface PasswordLink {
  account: string;
  created_at: Timestamp;
  expires_at: Timestamp;
  hash: Buffer;
}

export interface PasswordOnce {
  account: string;
  expires_at: Timestamp;
}

export interface PayBill {
  agent: string;
  amount: bigint;
  carried: Json | null;
  collected: bigint | null;
  currency: string;
  decide_until: Timestamp;
  decided_at: Timestamp | null;
  decided_by: string | null;
  decision: string | null;
  events_until: bigint | null;
  id: string;
  kind: string;
  no: number;
  note: string | null;
  posted_at: Timestamp;
  seq: Generated<bigint>;
  slip: string;
}

export interface PayeeChange {
  account: string;
  asked_at: Timestamp;
  decided_at: Timestamp | null;
  decided_by: string | null;
  id: string;
  name_sealed: Buffer;
  reason_sealed: Buffer | null;
  state: "waiting" | "approved" | "refused" | "replaced";
}

export interface PayEvent {
  account: string;
  at: Timestamp;
  currency: string;
  excluded: string | null;
  game: string | null;
  line: number;
  no: Generated<bigint>;
  operation: string | null;
  payment_fees: Generated<bigint>;
  prizes: Generated<bigint>;
  promotions: Generated<bigint>;
  rebates: Generated<bigint>;
  seq: number;
  source: string;
  stakes: Generated<bigint>;
  turn: Generated<number>;
  valid_bet: Generated<bigint>;
  wallet: number;
}

export interface PayLate {
  run: string;
}

export interface PayLateRead {
  one: Generated<boolean>;
  until: Generated<bigint>;
}

export interface PayLine {
  agents: string[];
  id: Generated<number>;
}

export interface PaymentTry {
  account: string;
  failures: number;
  last_at: Timestamp;
}

export interface PayoutAccount {
  account: string;
  bound_at: Timestamp;
  holder_sealed: Buffer;
  id: string;
  institution: string;
  kind: "bank" | "wallet";
  masked: string;
  number_index: Buffer;
  number_sealed: Buffer;
  removed_at: Timestamp | null;
}

export interface PayPayment {
  against: string | null;
  amount: bigint;
  asked_at: Timestamp;
  bill: string;
  id: string;
  no: number;
  paid_at: Timestamp | null;
}

export interface PayReversal {
  operation: string;
  seq: number;
  wallet: number;
}

export interface PayRun {
  closed_at: Timestamp;
  currency: string;
  events_until: bigint;
  from_at: Timestamp;
  id: string;
  inputs_hash: string;
  kind: string;
  pay: Numeric;
  payslips: number;
  period: string;
  seq: Generated<bigint>;
  to_at: Timestamp;
  zone: string;
}

export interface PaySlip {
  agent: string;
  contract: string;
  debt: bigint;
  detail: Json;
  from_at: Timestamp;
  gross: bigint;
  id: string;
  kind: string;
  pay: bigint;
  run: string;
  terms_hash: string;
  tier: number | null;
}

export interface PlayedQuarter {
  even_rounds: number;
  even_staked: bigint;
  game: string;
  quarter: Timestamp;
  rounds: number;
  seq_first: number;
  seq_last: number;
  staked: bigint;
  wallet: number;
  winning_rounds: number;
  winning_staked: bigint;
  winning_won: bigint;
  won: bigint;
}

export interface PlayedUpTo {
  seq: number;
  wallet: number;
}

export interface PlaySession {
  bonus: string | null;
  cash: number | null;
  created_at: Timestamp;
  currency: Currency;
  game: string;
  held: number | null;
  id: Generated<string>;
  is_stake_fixed: boolean | null;
  mode: "real" | "bonus" | "free";
  seen_at: Timestamp;
  session: string | null;
  since_at: Generated<Timestamp>;
  since_seq: Generated<number>;
  stake_max: bigint | null;
  token_hash: Buffer;
  wallet: number;
}

export interface PointBalance {
  account: string;
  balance: bigint;
  entries: Generated<number>;
  owed: Generated<bigint>;
  unbooked: bigint;
  unbooked_since: Timestamp | null;
}

export interface PointConversion {
  account: string;
  amount: bigint;
  asked: number;
  at: Timestamp;
  currency: string;
  id: string;
  paid_at: Timestamp | null;
  points: bigint;
  ratio: number;
  seq: Generated<bigint>;
  wallet: number;
}

export interface PointDeposit {
  deposit: string;
  given: bigint;
  rate: number;
}

export interface PointEntry {
  account: string;
  amount: bigint;
  at: Timestamp;
  balance: bigint;
  kind: string;
  names: Json | null;
  quantity: number | null;
  ratio: number | null;
  seq: number;
  subject: string | null;
}

export interface ProfileLock {
  account: string;
  field: string;
}

export interface Promotion {
  currency: string;
  draft: Json;
  hash: string;
  id: string;
  proposed_at: Timestamp;
  proposed_by: string;
  version: number;
}

export interface PromotionClose {
  closed_at: Timestamp;
  closed_by: string;
  promotion: string;
  version: number;
}

export interface PromotionDecision {
  decided_at: Timestamp;
  decided_by: string;
  is_published: boolean;
  note: string | null;
  promotion: string;
  proposed_by: string;
  version: number;
}

export interface PromotionMember {
  account: string;
  amount: bigint | null;
  check_at: Timestamp;
  claim_until: Timestamp | null;
  deposit: string | null;
  ends_at: Timestamp;
  facts: Json | null;
  id: string;
  joined_at: Timestamp;
  note: string | null;
  period: string;
  promotion: string;
  reserved: bigint;
  seq: Generated<bigint>;
  starts_at: Timestamp;
  state: string;
  valid: Generated<bigint>;
  version: number;
  wallet: number;
}

export interface PromotionPool {
  promotion: string;
  reserved: bigint;
}

export interface PromotionStep {
  actor: string | null;
  at: Timestamp;
  by: string;
  member: string;
  seq: Generated<bigint>;
  state: string;
}

export interface ProviderReference {
  at: Timestamp;
  charge: string;
  provider: string;
  reference: string;
}

export interface Raffle {
  beacon_chain: string | null;
  beacon_round: number | null;
  cancelled_by: string | null;
  commitment: string | null;
  currency: Currency;
  decided_at: Timestamp | null;
  decided_by: string | null;
  drawn_at: Timestamp | null;
  draws_at: Timestamp | null;
  ends_at: Timestamp;
  entrants: Generated<number>;
  expires_at: Timestamp;
  frozen_at: Timestamp | null;
  hash: string;
  id: string;
  is_postponed: Generated<boolean>;
  note: string | null;
  plan: Json;
  pot: bigint;
  proposed_at: Timestamp;
  proposed_by: string;
  reason: string;
  root: string | null;
  salt: string | null;
  seed_sealed: Buffer | null;
  seq: Generated<bigint>;
  server_seed: string | null;
  signature: string | null;
  starts_at: Timestamp;
  state: Generated<RafflePlanState>;
  tickets: Generated<number>;
}

export interface RaffleEntry {
  account: string;
  device: Buffer | null;
  entrant: string;
  first: number | null;
  free: Generated<number>;
  free_day: Timestamp | null;
  joined_at: Timestamp;
  raffle: string;
  seq: Generated<bigint>;
  tickets: Generated<number>;
  valid: Generated<bigint>;
  wallet: number;
}

export interface RafflePrize {
  account: string;
  amount: bigint;
  entrant: string;
  place: number;
  raffle: string;
  ticket: number;
}

export interface Rank {
  account: string;
  birthday_given: Timestamp | null;
  birthday_read: Timestamp | null;
  level: number;
  since: Timestamp;
  wallet: number;
}

export interface RankChange {
  account: string;
  at: Timestamp;
  from_level: number;
  id: Generated<bigint>;
  needed: bigint;
  to_level: number;
  valid: bigint;
}

export interface RankDay {
  day: Timestamp;
  valid: bigint;
  wallet: number;
}

export interface Rebate {
  account: string;
  amount: bigint;
  at: Timestamp;
  currency: string;
  id: string;
  is_claimed: boolean;
  paid_at: Timestamp | null;
  seq: Generated<bigint>;
  wallet: number;
}

export interface RebateLine {
  extra: Generated<number>;
  game: string;
  game_type: string;
  permille: number;
  rebate: string;
  return_denominator: Numeric;
  return_numerator: Numeric;
  rounds: number;
  staked: bigint;
}

export interface RebateOpen {
  extra: Generated<number>;
  game: string;
  game_type: string;
  permille: number;
  return_denominator: Numeric;
  return_numerator: Numeric;
  rounds: number;
  staked: bigint;
  wallet: number;
}

export interface RecentGame {
  account: string;
  game: string;
  opened_at: Timestamp;
}

export interface ReconciliationCase {
  booked: bigint | null;
  closed_at: Timestamp | null;
  closed_by: string | null;
  currency: Currency;
  day: Timestamp;
  fault: "missingHere" | "missingThere" | "amount" | "unbooked";
  found_at: Timestamp;
  id: Generated<number>;
  kind: "charge" | "reversal" | "payout";
  note: string | null;
  ours: bigint | null;
  provider: string;
  subject: string;
  theirs: bigint | null;
}

export interface ReconciliationRun {
  day: Timestamp;
  differences: number;
  matched: number;
  provider: string;
  ran_at: Timestamp;
  trouble: string | null;
}

export interface RecoveryCode {
  account: string;
  hash: Buffer;
  used_at: Timestamp | null;
}

export interface Referral {
  check_at: Timestamp | null;
  currency: string;
  decided_at: Timestamp | null;
  ends_at: Timestamp;
  goal: bigint;
  guest: string;
  guest_reward: bigint;
  host: string;
  host_reward: bigint | null;
  levels: Json;
  registered_at: Timestamp;
  seq: Generated<bigint>;
  state: Generated<string>;
  valid: Generated<bigint>;
  wallet: number;
}

export interface Registration {
  account: string;
  created_at: Timestamp;
  form_index: Buffer;
  id_index: Buffer;
}

export interface Remembered {
  account: string;
  expires_at: Timestamp;
  has_authenticator: Generated<boolean>;
  rotated_at: Timestamp;
  selector: string;
  validator: Buffer;
  validator_before: Buffer | null;
}

export interface Restriction {
  bonus: string | null;
  excluded_until: Timestamp | null;
  loss_day: bigint | null;
  loss_month: bigint | null;
  loss_week: bigint | null;
  may_bet: boolean;
  resting_until: Timestamp | null;
  seq: number;
  wager_day: bigint | null;
  wager_month: bigint | null;
  wager_week: bigint | null;
  wallet: number;
}

export interface RestrictionPending {
  since: Generated<Timestamp>;
  wallet: number;
}

export interface ReturnedStake {
  amount: bigint;
  cause: string;
  seq: number;
  wallet: number;
}

export interface Reward {
  account: string;
  amount: bigint;
  changed_at: Timestamp;
  currency: string;
  expires_at: Timestamp | null;
  fund: string;
  given_at: Timestamp;
  id: string;
  names: Json;
  seq: Generated<bigint>;
  state: string;
}

export interface RewardTopUp {
  amount: bigint;
  currency: Currency;
  decided_at: Timestamp | null;
  decided_by: string | null;
  expires_at: Timestamp;
  finished_at: Timestamp | null;
  fund: RewardFundName;
  id: string;
  note: string | null;
  proposed_at: Timestamp;
  proposed_by: string;
  reason: string;
  seq: Generated<bigint>;
  state: Generated<TopUpState>;
}

export interface Round {
  award: Generated<bigint>;
  bet: Generated<"spin" | "buy">;
  draws: number[];
  game: string;
  id: string;
  jackpot: ArrayType<bigint> | null;
  model: number;
  nonce: number;
  played_at: Timestamp;
  seed: string;
  seq: number;
  shared: number | null;
  stake: bigint;
  wallet: number;
  win: bigint;
}

export interface SandboxCharge {
  amount: bigint;
  confirmations: Generated<number>;
  created_at: Timestamp;
  currency: Currency;
  fee: bigint;
  id: string;
  paid: Generated<bigint>;
  reason: string | null;
  reference: string;
  return_url: string;
  state: Generated<"waiting" | "paid" | "failed" | "reversed">;
  taken_back: Generated<bigint>;
  way: "card" | "bank" | "ewallet" | "crypto";
}

export interface SandboxEntry {
  amount: bigint;
  at: Timestamp;
  charge: string;
  kind: "charge" | "reversal";
  seq: Generated<bigint>;
}

export interface SandboxMessage {
  body: string;
  channel: "sms" | "mail";
  id: Generated<string>;
  outcome: "delivered" | "failed";
  recipient: string;
  sent_at: Timestamp;
  subject: string;
}

export interface SandboxNotice {
  about: "charge" | "payout";
  due_at: Timestamp;
  id: string;
  subject: string;
  tries: Generated<number>;
}

export interface SandboxPayout {
  account: string;
  amount: bigint;
  created_at: Timestamp;
  currency: Currency;
  holder: string;
  id: string;
  institution: Generated<string>;
  kind: "bank" | "wallet";
  reason: string | null;
  settled_at: Timestamp | null;
  state: Generated<"waiting" | "paid" | "failed">;
}

export interface SandboxRefund {
  amount: bigint;
  at: Timestamp;
  charge: string;
  seq: Generated<bigint>;
  state: "waiting" | "done" | "failed";
}

export interface SandboxState {
  failing: "none" | "rejected" | "timeout";
  is_only: Generated<boolean>;
}

export interface SandboxTill {
  is_only: Generated<boolean>;
  mood: Generated<"open" | "closed" | "silent">;
  pays_at_once: Generated<boolean>;
  refunds: Generated<"done" | "waiting" | "failed">;
}

export interface SecurityChange {
  account: string;
  at: Timestamp;
  change: string;
  seq: Generated<bigint>;
}

export interface SecurityObjection {
  account: string;
  change: string;
  expires_at: Timestamp;
  hash: Buffer;
}

export interface Seed {
  client_seed: string | null;
  commitment: string;
  given_at: Timestamp | null;
  id: Generated<string>;
  made_at: Generated<Timestamp>;
  retired_at: Timestamp | null;
  rounds: number | null;
  sealed: Buffer | null;
  server_seed: string | null;
  state: Generated<"next" | "active" | "retired">;
  wallet: number;
}

export interface Session {
  account: string;
  address: string;
  browser: Generated<string>;
  country_code: string | null;
  created_at: Timestamp;
  device: Buffer | null;
  ends_at: Timestamp;
  id: Generated<string>;
  is_proven: Generated<boolean>;
  login_before_at: Timestamp | null;
  proof_at: Timestamp | null;
  proof_way: "authenticator" | "passkey" | "sms" | "mail" | "password" | "sign_in" | null;
  remembered: string | null;
  second_factor: "authenticator" | "passkey" | null;
  seen_at: Timestamp;
  shown_ip: Generated<string>;
  token_before: Buffer | null;
  token_before_until: Timestamp | null;
  token_hash: Buffer;
}

export interface SessionOver {
  account: string;
  browser: string;
  country_code: string | null;
  created_at: Timestamp;
  id: string;
  is_remembered: boolean;
  over_at: Timestamp;
  seen_at: Timestamp;
  shown_ip: string;
}

export interface SettingsProposal {
  after: Json;
  applies_at: Timestamp | null;
  before: Json;
  decided_at: Timestamp | null;
  decided_by: string | null;
  expires_at: Timestamp;
  finished_at: Timestamp | null;
  id: string;
  merchant: string;
  note: string | null;
  proposed_at: Timestamp;
  proposed_by: string;
  reason: string;
  seq: Generated<bigint>;
  state: Generated<"proposed" | "approved" | "applied" | "refused" | "withdrawn" | "expired" | "outdated">;
  withdrawn_by: string | null;
}

export interface SharedChain {
  game: string;
  id: Generated<string>;
  length: number;
  made_at: Generated<Timestamp>;
  number: number;
  salt: string | null;
  sealed: Buffer;
  terminal: string;
}

export interface SharedHeap {
  carried: bigint;
  carried_on: bigint;
  currency: string;
  game: string;
  laid: Json;
  mode: string;
  per_share: Json | null;
  players: number;
  round: number;
  shares: Json;
  staked_units: bigint;
}

export interface SharedLeafPage {
  first: string;
  game: string;
  last: string;
  page: number;
  path: Buffer;
  round: number;
}

export interface SharedLeft {
  left_ms: number;
  ticket: string;
  wallet: number;
}

export interface SharedOrder {
  after_round: number;
  bet: Json;
  currency: string;
  draws: number;
  game: string;
  id: string;
  laid: Generated<number>;
  last_round: number | null;
  made_at: Generated<Timestamp>;
  mode: string;
  refusal: string | null;
  state: Generated<string>;
  units: number;
  wallet: number;
}

export interface SharedRisk {
  game: string;
  place: string;
  round: number;
  units: bigint;
}

export interface SharedRound {
  beacon_chain: string | null;
  beacon_due_at: Timestamp | null;
  beacon_round: number | null;
  beacon_signature: string | null;
  chain: string;
  commitment: string;
  ends_at: Timestamp | null;
  game: string;
  locks_at: Timestamp;
  model: number;
  number: number;
  opens_at: Timestamp;
  outcome: Json | null;
  phase: string;
  place: number;
  seal_root: string | null;
  seal_tickets: number | null;
  sealed_at: Timestamp | null;
  secret: string | null;
  shows_at: Timestamp;
  void_reason: string | null;
}

export interface SharedTable {
  game: string;
  leased_until: Generated<Timestamp>;
  owner: string | null;
  turn: Generated<number>;
}

export interface SharedTicket {
  bet: Json;
  currency: string;
  game: string;
  id: string;
  laid: Json | null;
  mode: string;
  placed_at: Timestamp;
  round: number;
  unit: bigint;
  units: number;
  wallet: number;
}

export interface SharedTurn {
  game: string;
  round: Json;
  told_at: Generated<Timestamp>;
  turn: number;
}

export interface SignedStatement {
  code: string;
  made_at: Timestamp;
  owner: string;
  signature: Buffer;
  signed_text: string | null;
  text_sealed: Buffer | null;
}

export interface SocialIdentity {
  account: string;
  created_at: Timestamp;
  provider: "facebook" | "google";
  subject: string;
}

export interface SocialStranger {
  expires_at: Timestamp;
  hash: Buffer;
  person_sealed: Buffer;
}

export interface SocialVisit {
  expires_at: Timestamp;
  hash: Buffer;
  nonce: string;
  provider: "facebook" | "google";
  state: string;
  verifier_sealed: Buffer;
}

export interface SportsBet {
  currency: string;
  id: string;
  lines: number;
  placed_at: Timestamp;
  policy: string;
  rules: number;
  sizes: number[];
  stake: bigint;
  wallet: number;
}

export interface SportsCorrection {
  bet: string;
  cause: string;
  corrected_at: Timestamp;
  decision: string;
  grades: Json;
  moved: bigint;
  number: number;
  operation: string;
  paid: bigint;
  rules: number;
  valid_bet: bigint;
  version: number;
  wallet: number;
  was: bigint;
  written_off: bigint;
}

export interface SportsDecision {
  cause: string;
  decided_at: Timestamp | null;
  decided_by: string | null;
  effects: Json;
  expires_at: Timestamp;
  finished_at: Timestamp | null;
  id: string;
  market: string | null;
  match: number;
  note: string | null;
  proposed_at: Timestamp;
  proposed_by: string;
  reason: string;
  seq: Generated<bigint>;
  state: Generated<string>;
  void_reason: string | null;
}

export interface SportsLease {
  leased_until: Generated<Timestamp>;
  name: string;
  owner: string | null;
}

export interface SportsLeg {
  asked_price: number;
  asked_version: number;
  bet: string;
  chances: Json;
  is_banker: boolean;
  leg: number;
  match: number;
  parts: Json;
  price: number;
  price_version: number;
  prices: number[];
  wallet: number;
}

export interface SportsMatch {
  away: number;
  away_score: number | null;
  beacon_chain: string | null;
  beacon_round: number | null;
  beacon_signature: string | null;
  bets_until: Timestamp | null;
  closes_at: Timestamp;
  commitment: string;
  events: Json | null;
  failures: Generated<number>;
  home: number;
  home_score: number | null;
  league: string;
  live_quotes: Json | null;
  moment: number | null;
  number: number;
  phase: Generated<string>;
  place: number;
  price_version: Generated<number>;
  quotes: Json;
  round: number;
  script: Buffer | null;
  season: number;
  secret: string | null;
  settled_at: Timestamp | null;
  shown: Json | null;
  sport: string;
  starts_at: Timestamp;
  stopped: Generated<string[]>;
  void_reason: string | null;
  voids: Generated<Json>;
}

export interface SportsOpen {
  bet: string;
  wallet: number;
}

export interface SportsOutlook {
  cells: Buffer;
  match: number;
  price_version: number;
}

export interface SportsPayment {
  bet: string;
  grades: Json | null;
  key: string | null;
  kind: string;
  number: number;
  offer: Json | null;
  operation: string;
  paid: bigint;
  paid_at: Timestamp;
  rules: number;
  stake: bigint;
  valid_bet: bigint;
  wallet: number;
}

export interface SportsRisk {
  currency: string;
  match: number;
  payout: bigint;
  selection: string;
}

export interface SportsSeason {
  id: Generated<string>;
  length: number;
  made_at: Generated<Timestamp>;
  number: number;
  salt: string | null;
  sealed: Buffer;
  seasons: Json | null;
  secret: string | null;
  sport: string;
  starts_at: Timestamp;
  terminal: string;
}

export interface SportsSuspension {
  id: Generated<bigint>;
  lifted_at: Timestamp | null;
  lifted_by: string | null;
  market: string;
  match: number;
  reason: string;
  suspended_at: Timestamp;
  suspended_by: string;
}

export interface SportsWait {
  account: string;
  asked_at: Timestamp;
  due_at: Timestamp;
  ends_at: Timestamp;
  id: string;
  ip: string;
  kind: string;
  request: Json;
  seen: Json;
  wallet: number;
}

export interface SportsWaitAnswer {
  answer: Json;
  answered_at: Generated<Timestamp>;
  id: string;
  wallet: number;
}

export interface TeamAccountDay {
  account: string;
  bets: Generated<number>;
  day: Timestamp;
  deposited: Generated<bigint>;
  line: number;
  promoted: Generated<bigint>;
  staked: Generated<bigint>;
  valid: Generated<bigint>;
  withdrawn: Generated<bigint>;
  won: Generated<bigint>;
}

export interface TeamDay {
  active: Generated<number>;
  agent: string;
  bets: Generated<number>;
  day: Timestamp;
  deposited: Generated<bigint>;
  opened: Generated<number>;
  promoted: Generated<bigint>;
  staked: Generated<bigint>;
  valid: Generated<bigint>;
  withdrawn: Generated<bigint>;
  won: Generated<bigint>;
}

export interface TeamLine {
  agents: string[];
  id: Generated<number>;
}

export interface TeamMonth {
  active: Generated<number>;
  agent: string;
  month: Timestamp;
}

export interface TeamMove {
  account: string;
  agent: string;
  amount: bigint;
  at: Timestamp;
  id: Generated<bigint>;
  kind: string;
}

export interface TeamMoveDay {
  agent: string;
  amount: bigint;
  count: number;
  day: Timestamp;
  kind: string;
}

export interface TeamMoveStart {
  complete_from: Timestamp;
  is_only: Generated<boolean>;
}

export interface Ticket {
  expires_at: Timestamp;
  hash: Buffer;
  session: string;
}

export interface Tournament {
  currency: Currency;
  decided_at: Timestamp | null;
  decided_by: string | null;
  ended_at: Timestamp | null;
  ends_at: Timestamp;
  expires_at: Timestamp;
  given: Generated<bigint>;
  hash: string;
  id: string;
  joined: Generated<number>;
  note: string | null;
  players: number | null;
  pot: bigint;
  proposed_at: Timestamp;
  proposed_by: string;
  reason: string;
  root: string | null;
  seq: Generated<bigint>;
  starts_at: Timestamp;
  state: Generated<TournamentPlanState>;
  stop_asked_by: string | null;
  stop_reason: string | null;
  stopped_by: string | null;
  terms: Json;
}

export interface TournamentEntry {
  account: string;
  is_ranked: Generated<boolean>;
  joined_at: Timestamp;
  number: number;
  place: number | null;
  prize: bigint | null;
  reached_at: Timestamp | null;
  rounds: Generated<number>;
  score: Generated<bigint>;
  tournament: string;
  wallet: number;
}

export interface TournamentRound {
  at: Timestamp;
  id: string;
  is_taken_back: boolean;
  multiple: bigint;
  number: number;
  tournament: string;
}

export interface TransportKey {
  created_at: Timestamp;
  kid: string;
  private_sealed: Buffer;
  public_jwk: Json;
}

export interface TreeBelow {
  account: string;
  agent: string;
  depth: number;
  is_agent: Generated<boolean>;
  valid_from: Timestamp;
  valid_to: Timestamp | null;
}

export interface TreeMove {
  account: string;
  at: Timestamp;
  from_upline: string | null;
  id: string;
  moved_by: string;
  reason: string;
  to_upline: string | null;
}

export interface TreePlacement {
  account: string;
  upline: string;
  valid_from: Timestamp;
  valid_to: Timestamp | null;
}

export interface TreeSize {
  agent: string;
  agents: number;
  direct: number;
  members: number;
}

export interface Upload {
  bytes: number;
  created_at: Timestamp;
  id: string;
  kept_at: Timestamp | null;
  owner: string;
  purpose: string;
  sealed: Buffer;
}

export interface UsedOnce {
  expires_at: Timestamp;
  hash: Buffer;
}

export interface VendorMove {
  amount: bigint | null;
  asked_at: Timestamp;
  cause: "member" | "left" | "signed_out" | "idle" | "restricted";
  direction: "in" | "out";
  ended_at: Timestamp | null;
  id: string;
  moved: bigint | null;
  next_try_at: Timestamp;
  owner: string;
  refusal: RefusalCode | null;
  remaining: bigint | null;
  result: bigint | null;
  seq: Generated<bigint>;
  state: "asked" | "agreed" | "declined" | "done" | "refused";
  vendor: string;
}

export interface VendorSandbox {
  is_only: Generated<boolean>;
  mood: "works" | "refuses" | "silent" | "late";
}

export interface VendorSandboxDeed {
  amount: bigint;
  at: Timestamp;
  id: string;
  is_done: boolean;
  kind: "deposit" | "withdrawal";
  owner: string;
  remaining: bigint;
}

export interface VendorSandboxPurse {
  balance: bigint;
  owner: string;
  played_at: Timestamp;
}

export interface VendorSeat {
  is_away: boolean;
  owner: string;
  touched_at: Timestamp;
  vendor: string;
}

export interface VerificationBreaker {
  closed_at: Timestamp;
  closed_until: Timestamp;
  prefix: string;
}

export interface VerificationCode {
  code_hash: Buffer;
  expires_at: Timestamp;
  send: bigint;
  subject: Buffer;
  tries: Generated<number>;
}

export interface VerificationSend {
  account: string | null;
  at: Timestamp;
  channel: "sms" | "mail";
  id: Generated<bigint>;
  is_answered: Generated<boolean>;
  is_real: boolean;
  network: string;
  prefix: string;
  recipient: Buffer;
  subject: Buffer;
}

export interface VisitorWallet {
  account: string | null;
  since_at: Timestamp;
  since_seq: number;
  taken_at: Timestamp;
  wallet: number;
}

export interface Wallet {
  currency: Currency;
  id: Generated<number>;
  opened_at: Generated<Timestamp>;
  owner: string;
  purpose: "cash" | "held" | "trial" | "bonus" | `vendor:${string}` | `pool:${string}` | `fund:${string}`;
}

export interface Winner {
  account: string;
  currency: Currency;
  day: Timestamp;
  game: string;
  game_type: string;
  played_at: Timestamp;
  seq: number;
  stake: bigint;
  wallet: number;
  win: bigint;
}

export interface Withdrawal {
  account: string;
  amount: bigint;
  approver: string | null;
  asked_at: Timestamp;
  changed_at: Timestamp;
  currency: Currency;
  fee: bigint;
  first_approver: string | null;
  id: string;
  is_max: boolean;
  is_taken: Generated<boolean>;
  needs_two: boolean;
  paid_at: Timestamp | null;
  payout_account: string;
  promised_at: Timestamp;
  provider: string | null;
  receipt: Generated<Receipt>;
  received: Generated<bigint>;
  state: WithdrawalState;
}

export interface WithdrawalCase {
  answer: string | null;
  answered_at: Timestamp | null;
  answered_by: string | null;
  cause: "late" | "missing" | "partly" | "disputed";
  opened_at: Timestamp;
  proofs: string[];
  state: "open" | "answered" | "closed";
  withdrawal: string;
  words: string;
}

export interface WithdrawalStep2 {
  actor: string | null;
  amount: bigint | null;
  at: Timestamp;
  holder: "member" | "house" | "provider";
  seq: Generated<bigint>;
  step: WithdrawalStep;
  until: Timestamp | null;
  withdrawal: string;
  words: string | null;
}

export interface DB {
  account: Account;
  account_consent: AccountConsent;
  account_detail: AccountDetail;
  account_freeze: AccountFreeze;
  adjustment: Adjustment;
  agent_account: AgentAccount;
  agent_account_proposal: AgentAccountProposal;
  agent_contract: AgentContract;
  agent_contract_event: AgentContractEvent;
  agent_contract_proposal: AgentContractProposal;
  agent_link: AgentLink;
  agent_link_registration: AgentLinkRegistration;
  agent_link_visit: AgentLinkVisit;
  approval: Approval;
  arcade_round: ArcadeRound;
  authenticator: Authenticator;
  bank_entry: BankEntry;
  bank_payout: BankPayout;
  bank_record: BankRecord;
  bank_transfer: BankTransfer;
  batch: Batch;
  bonus_bet: BonusBet;
  bonus_chance: BonusChance;
  bonus_game: BonusGame;
  bonus_game_list: BonusGameList;
  bonus_gift: BonusGift;
  bonus_proposal: BonusProposal;
  books_report: BooksReport;
  brand: Brand;
  brand_settings: BrandSettings;
  brand_settings_change: BrandSettingsChange;
  chat_line: ChatLine;
  chat_mute: ChatMute;
  chat_report: ChatReport;
  chat_room: ChatRoom;
  content: Content;
  content_change: ContentChange;
  control: Control;
  control_change: ControlChange;
  control_limit: ControlLimit;
  deed: Deed;
  deed_check: DeedCheck;
  deed_head: DeedHead;
  deed_seal: DeedSeal;
  deposit: Deposit;
  deposit_correction: DepositCorrection;
  deposit_flow: DepositFlow;
  deposit_step: DepositStep;
  document: Document;
  document_view: DocumentView;
  envelope: Envelope;
  envelope_rain: EnvelopeRain;
  envelope_share: EnvelopeShare;
  excluded_person: ExcludedPerson;
  exclusion: Exclusion;
  exclusion_appeal: ExclusionAppeal;
  exclusion_bet: ExclusionBet;
  exclusion_look: ExclusionLook;
  exclusion_read: ExclusionRead;
  failed_item: FailedItem;
  favourite: Favourite;
  game_hour: GameHour;
  game_model: GameModel;
  game_state: GameState;
  game_state_change: GameStateChange;
  house_account: HouseAccount;
  inbox_mail: InboxMail;
  inbox_message: InboxMessage;
  jackpot_award: JackpotAward;
  jackpot_opening: JackpotOpening;
  jackpot_pool: JackpotPool;
  key_check: KeyCheck;
  known_device: KnownDevice;
  known_network: KnownNetwork;
  launch: Launch;
  leaderboard: Leaderboard;
  leaderboard_bucket: LeaderboardBucket;
  leaderboard_member: LeaderboardMember;
  leg: Leg;
  line_transfer: LineTransfer;
  line_transfer_day: LineTransferDay;
  line_transfer_failure: LineTransferFailure;
  login_challenge: LoginChallenge;
  login_failure: LoginFailure;
  mall_good: MallGood;
  mall_redemption: MallRedemption;
  member_bonus: MemberBonus;
  member_bonus_step: MemberBonusStep;
  mission: Mission;
  mission_decision: MissionDecision;
  mission_game: MissionGame;
  mission_member: MissionMember;
  mission_period: MissionPeriod;
  open_move: OpenMove;
  open_round: OpenRound;
  opening: Opening;
  outbox: Outbox;
  outbox_consumer: OutboxConsumer;
  paid_hour: PaidHour;
  passkey: Passkey;
  passkey_challenge: PasskeyChallenge;
  password_failure: PasswordFailure;
  password_link: PasswordLink;
  password_once: PasswordOnce;
  pay_bill: PayBill;
  pay_event: PayEvent;
  pay_late: PayLate;
  pay_late_read: PayLateRead;
  pay_line: PayLine;
  pay_payment: PayPayment;
  pay_reversal: PayReversal;
  pay_run: PayRun;
  pay_slip: PaySlip;
  payee_change: PayeeChange;
  payment_try: PaymentTry;
  payout_account: PayoutAccount;
  play_session: PlaySession;
  played_quarter: PlayedQuarter;
  played_up_to: PlayedUpTo;
  point_balance: PointBalance;
  point_conversion: PointConversion;
  point_deposit: PointDeposit;
  point_entry: PointEntry;
  profile_lock: ProfileLock;
  promotion: Promotion;
  promotion_close: PromotionClose;
  promotion_decision: PromotionDecision;
  promotion_member: PromotionMember;
  promotion_pool: PromotionPool;
  promotion_step: PromotionStep;
  provider_reference: ProviderReference;
  raffle: Raffle;
  raffle_entry: RaffleEntry;
  raffle_prize: RafflePrize;
  rank: Rank;
  rank_change: RankChange;
  rank_day: RankDay;
  rebate: Rebate;
  rebate_line: RebateLine;
  rebate_open: RebateOpen;
  recent_game: RecentGame;
  reconciliation_case: ReconciliationCase;
  reconciliation_run: ReconciliationRun;
  recovery_code: RecoveryCode;
  referral: Referral;
  registration: Registration;
  remembered: Remembered;
  restriction: Restriction;
  restriction_pending: RestrictionPending;
  returned_stake: ReturnedStake;
  reward: Reward;
  reward_top_up: RewardTopUp;
  round: Round;
  sandbox_charge: SandboxCharge;
  sandbox_entry: SandboxEntry;
  sandbox_message: SandboxMessage;
  sandbox_notice: SandboxNotice;
  sandbox_payout: SandboxPayout;
  sandbox_refund: SandboxRefund;
  sandbox_state: SandboxState;
  sandbox_till: SandboxTill;
  security_change: SecurityChange;
  security_objection: SecurityObjection;
  seed: Seed;
  session: Session;
  session_over: SessionOver;
  settings_proposal: SettingsProposal;
  shared_chain: SharedChain;
  shared_heap: SharedHeap;
  shared_leaf_page: SharedLeafPage;
  shared_left: SharedLeft;
  shared_order: SharedOrder;
  shared_risk: SharedRisk;
  shared_round: SharedRound;
  shared_table: SharedTable;
  shared_ticket: SharedTicket;
  shared_turn: SharedTurn;
  signed_statement: SignedStatement;
  social_identity: SocialIdentity;
  social_stranger: SocialStranger;
  social_visit: SocialVisit;
  sports_bet: SportsBet;
  sports_correction: SportsCorrection;
  sports_decision: SportsDecision;
  sports_lease: SportsLease;
  sports_leg: SportsLeg;
  sports_match: SportsMatch;
  sports_open: SportsOpen;
  sports_outlook: SportsOutlook;
  sports_payment: SportsPayment;
  sports_risk: SportsRisk;
  sports_season: SportsSeason;
  sports_suspension: SportsSuspension;
  sports_wait: SportsWait;
  sports_wait_answer: SportsWaitAnswer;
  team_account_day: TeamAccountDay;
  team_day: TeamDay;
  team_line: TeamLine;
  team_month: TeamMonth;
  team_move: TeamMove;
  team_move_day: TeamMoveDay;
  team_move_start: TeamMoveStart;
  ticket: Ticket;
  tournament: Tournament;
  tournament_entry: TournamentEntry;
  tournament_round: TournamentRound;
  transport_key: TransportKey;
  tree_below: TreeBelow;
  tree_move: TreeMove;
  tree_placement: TreePlacement;
  tree_size: TreeSize;
  upload: Upload;
  used_once: UsedOnce;
  vendor_move: VendorMove;
  vendor_sandbox: VendorSandbox;
  vendor_sandbox_deed: VendorSandboxDeed;
  vendor_sandbox_purse: VendorSandboxPurse;
  vendor_seat: VendorSeat;
  verification_breaker: VerificationBreaker;
  verification_code: VerificationCode;
  verification_send: VerificationSend;
  visitor_wallet: VisitorWallet;
  wallet: Wallet;
  winner: Winner;
  withdrawal: Withdrawal;
  withdrawal_case: WithdrawalCase;
  withdrawal_step: WithdrawalStep2;
}
