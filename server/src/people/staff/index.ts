export {
  addStaff,
  disableStaff,
  enableStaff,
  makeStaffPassword,
  openStaff,
  readStaff,
  resetStaff,
  type StaffOptions,
  type StaffRefusal,
} from './staff.actions.ts'
