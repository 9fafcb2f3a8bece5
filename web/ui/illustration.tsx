import sheetUrl from '../illustrations/sheet.gen.svg'
import { sizes } from '../illustrations/sheet.gen.ts'

export type IllustrationName = keyof typeof sizes

type Props = {
  name: IllustrationName
  alt?: string
  className?: string
  /** In view when the page opens: not loaded lazily. */
  isFirst?: boolean
}

/** One drawing of the sheet. Without `alt` it is decoration. Its size is known, so nothing moves when it arrives. */
export function Illustration({ name, alt = '', className, isFirst = false }: Props) {
  const [width, height] = sizes[name]
  return (
    <img
      src={`${sheetUrl}#${name}`}
      {...{ width, height, alt, className }}
      loading={isFirst ? 'eager' : 'lazy'}
      decoding="async"
    />
  )
}
