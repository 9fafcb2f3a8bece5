/**
 * Widths to which the browser scales a picture, in pixels. A narrower picture keeps its own width
 * as the last.
 */
export const pictureWidths = [480, 960, 1600] as const
/** Crop for social networks (Open Graph), in pixels. */
export const socialPictureSize = { width: 1200, height: 630 }

export const pictureLimits = {
  /** Bytes per variant. */
  bytes: 1024 * 1024,
  /** Greatest height as a multiple of the width. */
  height: 3,
  /** Characters of the alternative text. */
  alt: 400,
  /** Bytes of the original file, before scaling. */
  fileBytes: 40 * 1024 * 1024,
}
