import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp, { type OverlayOptions, type Sharp } from 'sharp'
import wawoff from 'wawoff2'
import { company } from '#contract/company.ts'
import { type FlagValues, flagNames } from '#contract/flags.ts'
import {
  type IndexedPage,
  indexedPages,
  socialImagePath,
  socialImageSize,
} from '#contract/site/indexed-pages.ts'
import { defaultLocale, type Locale, localeCodes } from '#contract/locales.ts'
import { palette } from '#contract/palette.ts'
import { loadedWords, wordsOf } from '../../i18n/words-of.ts'
import type { Translations } from '../../i18n/i18n-types.ts'
import { findStory } from '../../app/stories.ts'
import { pageWords } from '../../app/page-words.ts'
import { painted } from './paint.ts'

/**
 * Part of `npm run build`, after Vite. Creates the social preview of each indexed page in each
 * language: a drawing, and the page's title in our font. The files are not committed.
 */
const { width, height } = socialImageSize
const artWidth = 520
const margin = 64
const root = fileURLToPath(new URL('../../..', import.meta.url))
const target = join(root, 'dist/client')

/** Drawings for pages without one. */
const arts: Partial<Record<IndexedPage['page'], string>> = {
  home: 'hero',
  teams: 'sheet/founder',
  partnerships: 'sheet/mission',
  solutions: 'sheet/launch',
  news: 'sheet/honeys',
  blog: 'sheet/spices',
}

const allOn = Object.fromEntries(flagNames.map((name) => [name, true])) as FlagValues

/** Unpacks a web font, because Pango cannot read WOFF2. */
async function unpackFont(folder: string, locale: Locale): Promise<string> {
  const packed = readFileSync(new URL(`../../fonts/faces/display-${locale}.woff2`, import.meta.url))
  const file = join(folder, `display-${locale}.ttf`)
  writeFileSync(file, await wawoff.decompress(packed))
  return file
}

/** Pixels to place on an image. */
type Piece = Pick<OverlayOptions, 'input' | 'raw'>

async function piece(image: Sharp): Promise<Piece> {
  const { data, info } = await image.ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return { input: data, raw: info }
}

const canvas = (canvasWidth: number, background: string) =>
  sharp({ create: { width: canvasWidth, height, channels: 3, background } })

/** A drawing's source in the palette's colours. */
const drawing = (name: string) =>
  painted(readFileSync(new URL(`../../illustrations/${name}.svg`, import.meta.url), 'utf8'))

const artCache = new Map<string, Promise<Piece>>()
/** The right part of the image: scenes fill it, single objects get a sun-coloured background. */
function artOf(name: string): Promise<Piece> {
  const known = artCache.get(name)
  if (known) return known
  const svg = drawing(name)
  const [, w, h] = /viewBox="0 0 (\d+) (\d+)"/.exec(svg) ?? []
  const isThing = w === h
  const size = isThing ? { width: artWidth - 2 * margin } : { width: artWidth, height }
  const density = (72 * Math.max(artWidth / Number(w), height / Number(h))) | 0
  const image = sharp(Buffer.from(svg), { density: Math.max(density, 72) }).resize({
    ...size,
    fit: 'cover',
  })
  const art = isThing
    ? image
        .toBuffer()
        .then((thing) => piece(canvas(artWidth, palette.sun).composite([{ input: thing }])))
    : piece(image)
  artCache.set(name, art)
  return art
}

type Line = { text: string; font: string; color: string; size: number; maxHeight: number }

/** Text as an image, `size` points large at 72 dpi, or smaller if it would not fit. */
async function typeset({ text, font, color, size, maxHeight }: Line): Promise<Piece> {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  const maxWidth = width - artWidth - 1.5 * margin
  for (let points = size; ; points -= 6) {
    const image = sharp({
      text: {
        text: `<span foreground="${color}">${escaped}</span>`,
        font: `Meltemi Display ${points}`,
        fontfile: font,
        width: maxWidth,
        spacing: -Math.round(points / 6),
        rgba: true,
        wrap: 'word',
      },
    })
    const set = await piece(image)
    const fits = (set.raw?.height ?? 0) <= maxHeight && (set.raw?.width ?? 0) <= maxWidth
    if (fits || points < 30) return set
  }
}

/** Loads texts without load-words.ts, which needs Vite. */
async function loadTitles(locale: Locale): Promise<void> {
  const read = async (file: string): Promise<unknown> =>
    ((await import(`../../i18n/${locale}/${file}`)) as { default: unknown }).default
  const [shared, page, news, blog] = await Promise.all(
    ['index.ts', 'page/index.ts', 'news/index.ts', 'blog/index.ts'].map(read),
  )
  loadedWords[locale] = { ...(shared as object), page, news, blog } as Translations
}

async function build(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'fonts-'))
  const fonts = new Map<Locale, string>()
  for (const locale of localeCodes) fonts.set(locale, await unpackFont(folder, locale))
  const fontOf = (locale: Locale) => fonts.get(locale) ?? ''
  await Promise.all(localeCodes.map(loadTitles))
  const brand = await typeset({
    text: company.name,
    font: fontOf(defaultLocale),
    color: palette.clay,
    size: 34,
    maxHeight: 60,
  })
  const write = (path: string, png: Buffer) => {
    const file = join(target, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, png)
  }

  const picture = async ({ page, path }: IndexedPage, locale: Locale) => {
    const entry = findStory(page, path, undefined)
    const art = entry ? `sheet/${entry.illustration}` : (arts[page] ?? 'sheet/import')
    const LL = wordsOf(locale)
    const { title } = pageWords(page, path, LL)
    const words = await typeset({
      text: page === 'home' ? LL.footer.tagline() : title,
      font: fontOf(locale),
      color: palette.ink,
      size: 68,
      maxHeight: 400,
    })
    const png = await canvas(width, palette.chalk)
      .composite([
        { ...(await artOf(art)), left: width - artWidth, top: 0 },
        { ...brand, left: margin, top: margin },
        { ...words, left: margin, top: height - margin - (words.raw?.height ?? 0) },
      ])
      .png({ compressionLevel: 6 })
      .toBuffer()
    write(socialImagePath(path, locale), png)
  }

  // one after the other, because sharp itself uses every core
  for (const locale of localeCodes) {
    for (const page of indexedPages(allOn)) await picture(page, locale)
  }
  write(
    '/assets/social/logo.png',
    await sharp(Buffer.from(drawing('favicon')), { density: 768 })
      .resize(512, 512)
      .png()
      .toBuffer(),
  )
  rmSync(folder, { recursive: true })
}

await build()
