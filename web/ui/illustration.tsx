import { drawings } from '../illustrations/sheet.gen.ts'

export type IllustrationName = keyof typeof drawings

type Props = {
  name: IllustrationName
  alt?: string
  className?: string
  /** In view when the page opens: not loaded lazily. */
  isFirst?: boolean
}

/** One drawing of `web/illustrations/sheet/`. Without `alt` it is decoration. Its size is known, so nothing moves when it arrives. */
export function Illustration({ name, alt = '', className, isFirst = false }: Props) {
  const [file, width, height] = drawings[name]
  return (
    <img
      src={`${file}#${name}`}
      {...{ width, height, alt, className }}
      loading={isFirst ? 'eager' : 'lazy'}
      decoding="async"
    />
  )
}
