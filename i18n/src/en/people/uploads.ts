/** The image upload field. */
export const uploads = {
  choose: 'Choose or take a photo',
  drop: 'or drop it here',
  hint: 'PNG or JPG, up to 5 MB each. We remove the location and camera data from the photo.',
  count: '{count, number} of {max, number}',
  sending: 'Uploading…',
  sent: 'Received',
  remove: 'Remove {name}',
  again: 'Try again',
  tooMany: 'No more than {max, plural, one {# picture} other {# pictures}}.',
  preview: 'Preview of {name}',
} as const
