export { ControlPage } from '../../pages/ControlPage.tsx'
