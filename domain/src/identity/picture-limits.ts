export const PROFILE_IMAGE = {
  maxBytes: 5 * 1024 * 1024,
  messages: {
    type: 'Invalid file type: Please select an image file',
    size: 'File too large: Please select an image smaller than 5MB',
  },
} as const;

/** Pictures that are decoded for profiles and portfolios, by what their bytes say they are. */
export const PICTURE = {
  types: ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif', 'image/heic', 'image/heif'],
  messages: { large: 'This picture has too many pixels. Please save a smaller one and choose that.' },
} as const;
