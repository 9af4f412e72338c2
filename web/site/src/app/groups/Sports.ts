export { SportsPage } from '../../pages/SportsPage.tsx'
