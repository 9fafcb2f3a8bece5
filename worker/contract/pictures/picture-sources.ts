import { pictureLine, type PublicPicture } from './public-picture.ts'

/** The pictures that a text shows, in their order. Pages never ask: they are told. */
export const picturesIn = (text: string): string[] => [
  ...new Set(
    text.split('\n').flatMap((line) => {
      const id = pictureLine.exec(line.trim())?.[2]
      return id === undefined ? [] : [id]
    }),
  ),
]

/** Where the bytes of a picture are. */
export const picturePath = (id: string, variant: number | 'share') => `/media/${id}-${variant}`

type Sizes = { id: string; width: number; height: number; widths: readonly number[] }

/** What its <img> says of where it is: browsers without `srcset` take one that fits most screens. */
export function pictureSource({ id, width, height, widths }: Sizes): Omit<PublicPicture, 'alt'> {
  const usual = widths.find((each) => each >= 960) ?? width
  return {
    src: picturePath(id, usual),
    srcSet: widths.map((each) => `${picturePath(id, each)} ${each}w`).join(),
    width,
    height,
  }
}
