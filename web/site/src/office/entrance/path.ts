/** The sign-in page of staff, separate from that of members. */
export const STAFF_ENTRANCE_PATH = '/office/login'
