export type {
  BonusEnding,
  BonusGift,
  BonusRule,
  BonusStanding,
  BonusState,
  BonusWallets,
  GiveRefusal,
  StoredBonus,
} from './bonusWallet.ts'
