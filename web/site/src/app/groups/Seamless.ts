export { SeamlessPage } from '../../pages/game/SeamlessPage.tsx'
