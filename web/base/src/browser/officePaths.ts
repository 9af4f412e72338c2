/** Where staff change the settings; also where they are sent after signing in while the site is closed. */
export const OFFICE_PATH = '/office'

/** Where staff work through the queues. */
export const DESK_PATH = '/office/desk'

/** The sign-in page of staff, separate from that of members. */
export const STAFF_ENTRANCE_PATH = '/office/login'
