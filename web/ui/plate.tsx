import { drawings } from '../illustrations/sheet.gen.ts'
import { Illustration, type IllustrationName } from './illustration.tsx'

const grounds = {
  mist: 'plate plate-thing plate-mist',
  sun: 'plate plate-thing plate-sun',
}

type Props = { name: IllustrationName; tone?: keyof typeof grounds; isFirst?: boolean }

/** A drawing as the picture of a card: scenes fill it, single things stand on a tinted ground. */
export function Plate({ name, tone = 'mist', isFirst = false }: Props) {
  const [, width, height] = drawings[name]
  const shape = width === height ? grounds[tone] : 'plate plate-scene'
  return (
    <div className={shape}>
      <Illustration {...{ name, isFirst }} />
    </div>
  )
}
