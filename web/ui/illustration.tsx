import { drawings } from '../illustrations/sheet.gen.ts'

export type IllustrationName = keyof typeof drawings

type Props = {
  name: IllustrationName
  alt?: string
  className?: string
  /** Visible when the page opens, so not loaded lazily. */
  isFirst?: boolean
}

/**
 * A drawing of `web/illustrations/sheet/`; decorative without `alt`. Width and height are set, so nothing moves on
 * load.
 */
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
