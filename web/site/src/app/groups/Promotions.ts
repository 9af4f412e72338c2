export { AnnouncePage } from '../../promo/AnnouncePage.tsx'
export { PromotionsPage } from '../../promo/PromotionsPage.tsx'
