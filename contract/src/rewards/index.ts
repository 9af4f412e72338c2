// What members are given, as the package exports it.

export { point, type PointConversion, type PointLine } from './point.ts'
export {
  CONVERT_POINTS_MAX,
  PARTS_PER_POINT,
  POINT_RATE_MAX,
  POINT_RATE_UNITS,
  POINT_SOURCES,
  POINTS_PER_UNIT_MAX,
  type PointKind,
} from './pointWords.ts'
export {
  mall,
  mallDesk,
  type Good,
  type GoodValue,
  type Recipient,
  type Redemption,
  type ReviewedRedemption,
  type StoredGood,
} from './mall.ts'
export {
  GOOD_KINDS,
  GOOD_LIMIT_MAX,
  GOOD_NAME_MAX,
  GOOD_PICTURES,
  GOOD_POINTS_MAX,
  GOOD_STOCK_MAX,
  GOOD_TEXT_MAX,
  RECIPIENT_MAX,
  REDEEM_QUANTITY_MAX,
  REDEMPTION_STATES,
  type GoodKind,
  type GoodPicture,
  type RedemptionState,
} from './mallWords.ts'
export { rewards, type Reward } from './reward.ts'
export { rebate, type PaidRebate, type RebateLine } from './rebate.ts'
export { REBATE_TYPES, type RebateType } from './rebateWords.ts'
