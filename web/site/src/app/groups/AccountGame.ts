export { FavoritePage, RecentPage } from '../../catalog/favourite/AccountGamesPage.tsx'
