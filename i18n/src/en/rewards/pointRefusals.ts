import type { RefusalTexts } from '../../texts.ts'

/** Why points cannot be spent, and goods not be redeemed or changed. */
export const pointRefusals = {
  'point.too_few': 'That is too little to be paid out: choose more points.',
  'point.not_enough': 'You do not have that many points.',
  'point.ratio_changed': 'The exchange rate of points has changed. Look at the new amount before you convert.',
  'mall.good_unknown': 'This article does not exist.',
  'mall.not_offered': 'This article is not offered any more.',
  'mall.price_changed': 'The price of this article has changed. Look at it again before you redeem.',
  'mall.recipient_missing': 'Tell us where to send it: name, address and phone.',
  'mall.limit_reached': 'You have redeemed as many of this article as one person may.',
  'mall.out_of_stock': 'There are not enough of this article left.',
  'mall.amount': 'Money needs an amount in whole cents; articles that are sent have none.',
  'mall.too_generous':
    'This is more money than the points are worth when they are converted. Raise the price or lower the amount.',
  'mall.too_many': 'The points mall is full: change an article that is not offered any more.',
  'mall.good_changed': 'Somebody else has changed this article in the meantime. Load it again.',
  'mall.redemption_unknown': 'This redemption does not exist.',
  'mall.paused':
    'Goods are not sent for a while after something about the account’s security has changed. Points and goods stay as they are.',
  'mall.decided': 'This redemption has been decided already.',
} as const satisfies Partial<RefusalTexts>
