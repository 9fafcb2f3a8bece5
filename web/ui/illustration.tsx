import sheetUrl from '../illustrations/sheet.gen.svg'
import { alone, sizes } from '../illustrations/sheet.gen.ts'

export type IllustrationName = keyof typeof sizes

type Props = {
  name: IllustrationName
  alt?: string
  className?: string
  /** In view when the page opens: not loaded lazily. */
  isFirst?: boolean
}

/** One drawing of `sheet/`. Without `alt` it is decoration. Its size is known, so nothing moves when it arrives. */
export function Illustration({ name, alt = '', className, isFirst = false }: Props) {
  const [width, height] = sizes[name]
  return (
    <img
      src={alone[name] ?? `${sheetUrl}#${name}`}
      {...{ width, height, alt, className }}
      loading={isFirst ? 'eager' : 'lazy'}
      decoding="async"
    />
  )
}
