export { FavoritePage, RecentPage } from '../../pages/AccountGamesPage.tsx'
