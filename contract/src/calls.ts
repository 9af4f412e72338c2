import { agentAccounts } from './agents/agentAccount.ts'
import { agentAccountDesk } from './agents/agentAccountDesk.ts'
import { agentLinks } from './agents/agentLink.ts'
import { agentContracts } from './agents/agentContract.ts'
import { agentContractDesk } from './agents/agentContractDesk.ts'
import { exclusions } from './agents/exclusion.ts'
import { exclusionDesk } from './agents/exclusionDesk.ts'
import { payslips } from './agents/payslip.ts'
import { payslipDesk } from './agents/payslipDesk.ts'
import { team } from './agents/team.ts'
import { treeDesk } from './agents/tree.ts'
import { settings } from './brand/settings.ts'
import { proposals } from './brand/proposal.ts'
import { brand } from './brand/brand.ts'
import type { Call } from './call.ts'
import { games } from './catalog/games.ts'
import { favourites } from './catalog/favourite.ts'
import { control } from './money/control.ts'
import { adjustments } from './money/adjustment.ts'
import { statement } from './money/statement.ts'
import { deposit } from './money/deposit.ts'
import { depositDesk } from './money/depositDesk.ts'
import { bankTransferDesk } from './money/bankTransferDesk.ts'
import { providerSandbox } from './money/providerSandbox.ts'
import { payoutAccount } from './money/payoutAccount.ts'
import { funds } from './money/funds.ts'
import { vendor, vendorSandbox } from './money/vendor.ts'
import { transfer } from './money/transfer.ts'
import { wallet } from './money/wallet.ts'
import { withdrawal } from './money/withdrawal.ts'
import { withdrawalDesk } from './money/withdrawalDesk.ts'
import { books } from './office/books.ts'
import { auditLog } from './office/auditLog.ts'
import { desk } from './office/desk.ts'
import { memberMoney } from './office/memberMoney.ts'
import { freezes } from './office/freeze.ts'
import { failures } from './office/failures.ts'
import { reconciliation } from './office/reconciliation.ts'
import { gameStates } from './catalog/state.ts'
import { member } from './people/member.ts'
import { password } from './people/password.ts'
import { documentDesk, documents } from './people/documents.ts'
import { profileDesk } from './people/profilePayee.ts'
import { paymentPassword } from './people/paymentPassword.ts'
import { profile } from './people/profile.ts'
import { verificationSandbox } from './people/verificationSandbox.ts'
import { security } from './people/security.ts'
import { session } from './people/session.ts'
import { staffSession } from './people/sessionStaff.ts'
import { social } from './people/social.ts'
import { uploads } from './people/uploads.ts'
import { verification } from './people/verification.ts'
import { arcade } from './play/arcade.ts'
import { sharedRoundOrders } from './play/sharedRoundOrder.ts'
import { sharedRound } from './play/sharedRoundTable.ts'
import { fairness } from './play/fairness.ts'
import { jackpot } from './play/jackpot.ts'
import { launch } from './play/launch.ts'
import { lottery } from './play/lottery.ts'
import { proof } from './play/proof.ts'
import { record } from './play/record.ts'
import { slot } from './play/slot.ts'
import { sports } from './play/sports.ts'
import { sportsDesk } from './play/sportsDesk.ts'
import { envelopeDesk, envelopes } from './rewards/envelope.ts'
import { tournamentDesk, tournaments } from './rewards/tournament.ts'
import { raffleDesk, raffles } from './rewards/raffle.ts'
import { rank } from './rewards/rank.ts'
import { leaderboard } from './rewards/leaderboard.ts'
import { bonus, bonusDesk } from './rewards/bonus.ts'
import { missionDesk, missions } from './rewards/mission.ts'
import { mall, mallDesk } from './rewards/mall.ts'
import { point } from './rewards/point.ts'
import { promotionDesk, promotions } from './rewards/promotion.ts'
import { rebate } from './rewards/rebate.ts'
import { referral } from './rewards/referral.ts'
import { rewards } from './rewards/reward.ts'
import { rewardFunds } from './rewards/rewardFund.ts'
import { chat, chatDesk } from './talk/chat.ts'
import { inbox } from './talk/inbox.ts'
import { content } from './talk/content.ts'
import { announcementDesk, articleDesk, bannerDesk } from './talk/contentDesk.ts'

/** Every call. Routes, client, documentation, access tests and fuzz tests are derived from this table. */
export const calls = {
  brand,
  settings,
  proposals,
  verification,
  session,
  staffSession,
  social,
  password,
  security,
  paymentPassword,
  uploads,
  profile,
  documents,
  documentDesk,
  profileDesk,
  inbox,
  member,
  verificationSandbox,
  wallet,
  control,
  adjustments,
  funds,
  statement,
  deposit,
  depositDesk,
  bankTransferDesk,
  providerSandbox,
  payoutAccount,
  withdrawal,
  withdrawalDesk,
  vendor,
  vendorSandbox,
  transfer,
  games,
  favourites,
  launch,
  slot,
  sports,
  sportsDesk,
  arcade,
  sharedRound,
  lottery,
  sharedRoundOrders,
  jackpot,
  fairness,
  record,
  proof,
  rank,
  rebate,
  point,
  mall,
  mallDesk,
  envelopes,
  envelopeDesk,
  tournaments,
  tournamentDesk,
  raffles,
  raffleDesk,
  referral,
  rewards,
  rewardFunds,
  bonus,
  bonusDesk,
  missions,
  missionDesk,
  leaderboard,
  promotions,
  promotionDesk,
  payslips,
  payslipDesk,
  exclusions,
  exclusionDesk,
  team,
  agentLinks,
  agentAccounts,
  treeDesk,
  agentContracts,
  agentContractDesk,
  agentAccountDesk,
  books,
  desk,
  auditLog,
  failures,
  freezes,
  reconciliation,
  memberMoney,
  gameStates,
  content,
  announcementDesk,
  bannerDesk,
  articleDesk,
  chat,
  chatDesk,
} as const satisfies Record<string, Record<string, Call>>
