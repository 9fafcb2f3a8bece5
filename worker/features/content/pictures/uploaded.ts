import {
  pictureLimits,
  pictureWidths,
  socialPictureSize,
} from '#contract/pictures/picture-sizes.ts'
import { contentHash } from '../../../lib/http/etag.ts'
import { Failure } from '../../../lib/http/problem.ts'
import { type CleanPicture, readJpeg } from './read-jpeg.ts'
import { readWebp } from './read-webp.ts'

/** A picture in all its sizes. */
export type Uploaded = {
  /** 128 bits of the SHA-256 of all fields below. */
  hash: string
  /** Narrowest first. */
  variants: CleanPicture[]
  share: CleanPicture
  /** The widest variant. */
  widest: CleanPicture
}

/**
 * Reads an uploaded picture by its bytes, ignoring the sent names and types.
 * @throws Failure `picture/unusable`, `picture/too-large`
 */
export async function readUploaded(form: FormData): Promise<Uploaded> {
  const given = form.getAll('picture')
  const crops = form.getAll('share')
  const [crop] = crops
  if (given.length === 0 || given.length > pictureWidths.length || crops.length !== 1) {
    throw unusable('It takes one to three sizes, and a crop')
  }
  const read = await Promise.all(given.map(readPart))
  const variants = read.toSorted((one, other) => one.width - other.width)
  const share = await readPart(crop)
  const widest = variants.at(-1)
  if (!widest) throw unusable('There is none')
  assertSizes(variants, widest)
  if (share.width !== socialPictureSize.width || share.height !== socialPictureSize.height) {
    throw unusable(
      `The crop has to have ${socialPictureSize.width} × ${socialPictureSize.height} pixels`,
    )
  }
  const hashes = await Promise.all([...variants, share].map(({ bytes }) => contentHash(bytes)))
  return { hash: await contentHash(hashes.join()), variants, share, widest }
}

const unusable = (detail: string) => new Failure('picture/unusable', detail)

async function readPart(part: FormDataEntryValue | null | undefined): Promise<CleanPicture> {
  if (!(part instanceof File)) throw unusable('A part is no file')
  if (part.size > pictureLimits.bytes) throw new Failure('picture/too-large')
  const bytes = new Uint8Array(await part.arrayBuffer())
  const picture = readJpeg(bytes) ?? readWebp(bytes)
  if (!picture) throw unusable('It takes a JPEG or a still WebP')
  return picture
}

/**
 * Checks that the widths are those pages use, and that all variants have the same shape, because
 * pages reserve space by the widest.
 */
function assertSizes(variants: readonly CleanPicture[], { width, height }: CleanPicture): void {
  const expected = [...pictureWidths.filter((usual) => usual < width), width]
  const isExpected =
    width <= Math.max(...pictureWidths) &&
    variants.length === expected.length &&
    variants.every((each, index) => each.width === expected[index])
  if (!isExpected) throw unusable(`It takes the widths ${expected.join(', ')}`)
  if (height > width * pictureLimits.height) throw unusable('It is too high')
  const isAlike = variants.every(
    (each) => Math.abs(each.height - (height * each.width) / width) < 2,
  )
  if (!isAlike) throw unusable('The sizes are not of one picture')
}
