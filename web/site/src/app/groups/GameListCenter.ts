export { LobbyPage } from '../../pages/lobby/LobbyPage.tsx'
