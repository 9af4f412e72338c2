export {
  bannerUrl,
  coverUrl,
  defaultGameUrl,
  listIconUrl,
  submenuUrl,
  vendorIconUrl,
  winnerUrl,
} from './address.actions.ts'
export { openPictures, type Pictures } from './pictures.actions.ts'
export { servePictures } from './pictures.routes.ts'
