/** Widths that a browser makes of a picture, in pixels. One that is narrower has its own width as its last. */
export const pictureWidths = [480, 960, 1600] as const
/** The crop that social networks show. */
export const shareSize = { width: 1200, height: 630 }

export const pictureLimits = {
  /** Of one variant. */
  bytes: 1024 * 1024,
  /** Times its width: what is higher is no picture of a page. */
  height: 3,
  /** Signs of a description. */
  alt: 400,
  /** Of the file that is scaled down. */
  fileBytes: 40 * 1024 * 1024,
}
