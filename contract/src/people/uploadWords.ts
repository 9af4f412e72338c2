/** What a picture is given for; it can be used for nothing else. */
export const UPLOAD_PURPOSES = ['avatar', 'document', 'proof', 'receipt'] as const
export type UploadPurpose = (typeof UPLOAD_PURPOSES)[number]

/** Largest picture that is taken, as files are counted. */
export const UPLOAD_BYTES_MAX = 5 * 1_024 * 1_024
