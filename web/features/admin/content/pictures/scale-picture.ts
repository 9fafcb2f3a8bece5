import {
  pictureLimits,
  pictureWidths,
  socialPictureSize,
} from '#contract/pictures/picture-sizes.ts'

/** Thrown when a file cannot be used as a picture. */
export class Unreadable extends Error {
  readonly reason: 'unreadable' | 'tooLarge'
  constructor(reason: Unreadable['reason'], cause?: unknown) {
    super(reason, { cause })
    this.name = 'Unreadable'
    this.reason = reason
  }
}

/**
 * Draws the uploaded files from a picture: the widths used by pages, and the crop for sharing. The
 * original file stays on the device, with its metadata about location, time and camera.
 * @throws Unreadable
 */
export async function scaled(file: File): Promise<FormData> {
  if (file.size > pictureLimits.fileBytes) throw new Unreadable('tooLarge')
  const source = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(
    (cause: unknown) => {
      throw new Unreadable('unreadable', cause)
    },
  )
  try {
    const { width, height } = source
    const widest = Math.min(width, Math.max(...pictureWidths))
    const least = pictureLimits.height * widest
    // a picture too high for a page is cropped to its middle
    const cut = { width, height: Math.min(height, Math.floor((least * width) / widest)) }
    const form = new FormData()
    for (const target of [...pictureWidths.filter((usual) => usual < widest), widest]) {
      const size = { width: target, height: Math.max(1, Math.round((cut.height * target) / width)) }
      form.append('picture', await drawn(source, cut, size), `${target}`)
    }
    form.append('share', await drawn(source, cropOf(source), socialPictureSize), 'share')
    return form
  } finally {
    source.close()
  }
}

type Size = { width: number; height: number }

/** The largest part with the aspect ratio of a shared picture. */
function cropOf({ width, height }: Size): Size {
  const shape = socialPictureSize.width / socialPictureSize.height
  return width / height > shape
    ? { width: height * shape, height }
    : { width, height: width / shape }
}

/** Qualities to try in turn until the file is small enough. */
const qualities = [0.82, 0.7, 0.55, 0.4, 0.25]

/** The middle of a picture, scaled. Safari cannot write WebP and returns PNG, so it gets JPEG. */
async function drawn(source: ImageBitmap, part: Size, { width, height }: Size): Promise<Blob> {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (!context) throw new Unreadable('unreadable')
  context.imageSmoothingQuality = 'high'
  const draw = () =>
    context.drawImage(
      source,
      (source.width - part.width) / 2,
      (source.height - part.height) / 2,
      part.width,
      part.height,
      0,
      0,
      width,
      height,
    )
  draw()
  for (const type of ['image/webp', 'image/jpeg']) {
    if (type === 'image/jpeg') {
      // JPEG has no transparency
      context.fillStyle = 'white'
      context.fillRect(0, 0, width, height)
      draw()
    }
    for (const quality of qualities) {
      const blob = await written(canvas, type, quality)
      if (blob?.type !== type) break
      if (blob.size <= pictureLimits.bytes) return blob
    }
  }
  throw new Unreadable('tooLarge')
}

const written = (canvas: HTMLCanvasElement, type: string, quality: number) =>
  new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality))
