/** Where staff change the settings; also where they are sent after signing in while the site is closed. */
export const OFFICE_PATH = '/office'
