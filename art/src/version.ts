/**
 * The version of all pictures of the lobby: part of their URLs, which are known long before they are drawn. A test
 * fails and prints the new version whenever a picture has changed.
 */
export const ART_VERSION = 'a74d1d63'
