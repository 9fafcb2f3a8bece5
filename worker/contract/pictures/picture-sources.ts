import { pictureLinePattern, type PublicPicture } from './public-picture.ts'

/** Ids of the pictures in a text, in order. */
export const picturesIn = (text: string): string[] => [
  ...new Set(
    text.split('\n').flatMap((line) => {
      const id = pictureLinePattern.exec(line.trim())?.[2]
      return id === undefined ? [] : [id]
    }),
  ),
]

export const picturePath = (id: string, variant: number | 'share') => `/media/${id}-${variant}`

type Sizes = { id: string; width: number; height: number; widths: readonly number[] }

/** `src`, `srcset` and size of an <img>; browsers without `srcset` get a medium width. */
export function pictureSource({ id, width, height, widths }: Sizes): Omit<PublicPicture, 'alt'> {
  const usual = widths.find((each) => each >= 960) ?? width
  return {
    src: picturePath(id, usual),
    srcSet: widths.map((each) => `${picturePath(id, each)} ${each}w`).join(),
    width,
    height,
  }
}
