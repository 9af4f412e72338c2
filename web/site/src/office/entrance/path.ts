/** Where staff come in, apart from everybody else. */
export const STAFF_ENTRANCE_PATH = '/office/login'
