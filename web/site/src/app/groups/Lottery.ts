export { LotteryPage } from '../../play/lottery/LotteryPage.tsx'
