export { PointMallPage } from '../../promo/PointMallPage.tsx'
