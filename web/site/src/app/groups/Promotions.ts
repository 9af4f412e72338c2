export { AnnouncePage } from '../../pages/AnnouncePage.tsx'
export { PromotionsPage } from '../../pages/PromotionsPage.tsx'
