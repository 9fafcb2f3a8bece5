import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { palette, type PaletteColor } from '#contract/palette.ts'

/**
 * The colours used in the drawings' source files, which any program can show. A build replaces each
 * with the palette's colour of that name.
 */
const drawn: Record<string, PaletteColor> = {
  '#0d2b3e': 'ink',
  '#17608a': 'aegean',
  '#cfe3e6': 'mist',
  '#f6f8f5': 'chalk',
  '#5f6f2a': 'olive',
  '#8fa04a': 'leaf',
  '#f0b429': 'sun',
  '#c5532d': 'terra',
}

/** Replaces a drawing's colours with the palette's. @throws Error for an unknown colour */
export function painted(svg: string): string {
  return svg.replaceAll(/#[\da-f]{3,8}\b/gi, (color) => {
    const name = drawn[color.toLowerCase()]
    if (!name) throw new Error(`A drawing uses ${color}, which paint.ts does not know`)
    return palette[name]
  })
}

const folder = fileURLToPath(new URL('../../illustrations', import.meta.url))
const isDrawing = (file: string) => file.startsWith(folder + sep) && file.endsWith('.svg')

/**
 * Inserts palette colours for imported drawings and for `%palette.chalk%` in index.html, which
 * UnoCSS and code cannot reach. Imports use recoloured copies, so that their URL changes with their
 * colours.
 */
export function paint(): Plugin {
  let copies = ''
  const copy = (name: string) => {
    const target = join(copies, name)
    mkdirSync(dirname(target), { recursive: true })
    writeFileSync(target, painted(readFileSync(join(folder, name), 'utf8')))
  }
  return {
    name: 'paint',
    enforce: 'pre',
    configResolved({ cacheDir }) {
      copies = join(cacheDir, 'drawings')
    },
    buildStart() {
      const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      for (const name of names) if (name.endsWith('.svg')) copy(name)
    },
    resolveId(source, importer) {
      if (!importer || !source.endsWith('.svg')) return
      const file = resolve(dirname(importer), source)
      return isDrawing(file) ? join(copies, relative(folder, file)) : undefined
    },
    watchChange(file) {
      if (isDrawing(file)) copy(relative(folder, file))
    },
    transformIndexHtml: {
      order: 'pre',
      handler: (html) =>
        html.replaceAll(/%palette\.(\w+)%/g, (mark, name: string) => {
          const color = palette[name as PaletteColor]
          if (!color) throw new Error(`${mark} in index.html is no colour of the palette`)
          return color
        }),
    },
  }
}
