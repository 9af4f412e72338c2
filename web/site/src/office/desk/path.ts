/** Where staff work through what waits. */
export const DESK_PATH = '/office/desk'
