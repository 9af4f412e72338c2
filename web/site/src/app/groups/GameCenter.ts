export { SeaVendorPage } from '../../pages/game/SeaVendorPage.tsx'
