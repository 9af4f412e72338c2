export { MemberPage } from '../../center/member/MemberPage.tsx'
