export { LotteryPage } from '../../pages/game/LotteryPage.tsx'
