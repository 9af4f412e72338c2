export { EsportsPage, SportsPage } from '../../pages/SportsPage.tsx'
