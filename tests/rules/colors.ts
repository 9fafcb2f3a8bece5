import { readFileSync } from 'node:fs'
import { listFiles, root } from './listed-files.ts'

/**
 * Colours are defined in worker/contract/palette.ts only; this finds literal colours elsewhere. Part of `npm run
 * check`.
 */
export const allowedColors: Record<string, string> = {
  'worker/contract/palette.ts': 'the palette itself',
  'web/server/build/paint.ts': 'the pigments of the drawings, each with its name in the palette',
  'web/illustrations/': 'drawn with those pigments; the build puts the palette’s in their place',
  'web/features/admin/assets/amazon-brand-store.txt':
    'a document that staff hand on: it says which colours the shop was made with',
  'worker/features/auth/factors/totp.ts': 'cameras read black on white',
}

const written = /(?<![\w&/])#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})(?![\w-])/gi
const computed =
  /(?<![\w-])(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\((?=[\d.]|from |display-p3|srgb)/gi
/** `white` as a CSS value. */
const named =
  /(?<=(?:color|background|border[\w-]*|outline|fill|stroke)\s*[:=]\s*["']?(?:[\w.]+ )*)(?:black|white|gr[ae]y|red|green|blue|yellow|orange|silver|navy)(?![\w-])/g

/** The literal colours of a text, with line numbers. */
export function findColors(text: string): { line: number; color: string }[] {
  return text
    .split('\n')
    .flatMap((content, index) =>
      [written, computed, named].flatMap((pattern) =>
        [...content.matchAll(pattern)].map(([color]) => ({ line: index + 1, color })),
      ),
    )
}

/** Self-test: one colour of each kind, and text that looks like one. */
const planted = `border: 1px solid #0d2b3e; color: rgb(8 29 43 / 0.6); <path fill="white">; text-[#3D5566];
  href="#a1"; theme('colors.ink'); see #13; rgb(var(--x)); '&#169;'; '/en/#contact'; color: whitesmoke-like`

if (import.meta.main) {
  const files = listFiles('web', 'worker', 'vite.config.ts')
    .filter((file) => /\.(ts|tsx|css|html|svg|txt)$/.test(file))
    .filter((file) => !/\.gen\.ts$|worker-configuration/.test(file))
  const used = new Set<string>()
  let found = 0
  for (const file of files) {
    for (const { line, color } of findColors(readFileSync(`${root}/${file}`, 'utf8'))) {
      const exception = Object.keys(allowedColors).find((place) => file.startsWith(place))
      if (exception) {
        used.add(exception)
        continue
      }
      found += 1
      console.error(`${file}:${line} has a colour of its own, ${color}: worker/contract/palette.ts`)
    }
  }
  const unused = Object.keys(allowedColors).filter((place) => !used.has(place))
  for (const place of unused) console.error(`${place} needs no exception any more`)
  const seen = findColors(planted).map(({ color }) => color)
  const isBlind = seen.join(' ') !== '#0d2b3e #3D5566 rgb( white'
  if (isBlind) console.error(`Of the planted colours these were found: ${seen.join(' ')}`)
  process.exit(found + unused.length === 0 && !isBlind ? 0 : 1)
}
