export {
  addStaff,
  disableStaff,
  enableStaff,
  readStaff,
  resetStaff,
  type StaffOptions,
  type StaffRefusal,
} from './staff.actions.ts'
