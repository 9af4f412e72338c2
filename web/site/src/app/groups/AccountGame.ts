export { FavoritePage, RecentPage } from '../../catalog/shelf/AccountGamesPage.tsx'
