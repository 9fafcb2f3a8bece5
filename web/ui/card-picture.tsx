import type { PublicPicture } from '#contract/pictures/public-picture.ts'
import { drawings } from '../illustrations/sheet.gen.ts'
import { Illustration, type IllustrationName } from './illustration.tsx'

const grounds = {
  mist: 'plate plate-thing plate-mist',
  sun: 'plate plate-thing plate-sun',
}

type Props = {
  name: IllustrationName
  tone?: keyof typeof grounds
  isFirst?: boolean
  /** A photograph, shown instead of the drawing. */
  cover?: PublicPicture | undefined
}

/** A card's picture: a photograph or scene fills it, the drawing of a single item has a tinted ground. */
export function CardPicture({ name, tone = 'mist', isFirst = false, cover }: Props) {
  if (cover) {
    const sizes = isFirst ? '100vw' : '(min-width:48rem) 50vw, 100vw'
    return (
      <div className="plate plate-scene">
        <img {...{ sizes }} loading={isFirst ? 'eager' : 'lazy'} {...cover} />
      </div>
    )
  }
  const [, width, height] = drawings[name]
  const shape = width === height ? grounds[tone] : 'plate plate-scene'
  return (
    <div className={shape}>
      <Illustration {...{ name, isFirst }} />
    </div>
  )
}
