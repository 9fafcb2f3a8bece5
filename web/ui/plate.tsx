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
  /** Stands in its place. */
  cover?: PublicPicture | undefined
}

/** A drawing as the picture of a card: scenes fill it, single things stand on a tinted ground. A photograph fills it, too. */
export function Plate({ name, tone = 'mist', isFirst = false, cover }: Props) {
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
