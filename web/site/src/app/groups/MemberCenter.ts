export { MemberPage } from '../../pages/center/member/MemberPage.tsx'
