export { PointMallPage } from '../../pages/PointMallPage.tsx'
