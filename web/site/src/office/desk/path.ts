/** Where staff work through the queues. */
export const DESK_PATH = '/office/desk'
