export { LobbyPage } from '../../catalog/lobby/LobbyPage.tsx'
