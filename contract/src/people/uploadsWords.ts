/** The purpose of a picture; it can be used for nothing else. */
export const UPLOAD_PURPOSES = ['avatar', 'document', 'proof', 'receipt'] as const
export type UploadPurpose = (typeof UPLOAD_PURPOSES)[number]

/** The largest accepted picture, in bytes of the file. */
export const UPLOAD_BYTES_MAX = 5 * 1_024 * 1_024
