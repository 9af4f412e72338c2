export {
  bannerUrl,
  coverUrl,
  goodUrl,
  promotionUrl,
  presenterUrl,
  rankUrl,
  skinUrls,
  vendorIconUrl,
  winnerUrl,
} from './address.lib.ts'
export { openPictures, type Pictures } from './pictures.actions.ts'
export { frameGlow, skinColours } from './skin.ts'
