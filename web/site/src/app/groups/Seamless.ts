export { SeamlessPage } from '../../play/launch/SeamlessPage.tsx'
