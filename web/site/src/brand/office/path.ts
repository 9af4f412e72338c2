/** Where staff change the house; also where they are led after signing in to a closed one. */
export const OFFICE_PATH = '/office'
