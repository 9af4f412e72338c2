export { SeaVendorPage } from '../../play/lottery/SeaVendorPage.tsx'
