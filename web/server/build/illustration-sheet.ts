import { readdirSync, readFileSync, writeFileSync } from 'node:fs'

/**
 * Part of `npm run codegen`. Merges illustrations of `sheet/` that are shown together into one file
 * with a <view> each, so that a page needs one request for all. `sheet.gen.ts` has the position and
 * size of each. Large drawings stay separate, because other pages would wait for them.
 */
const largestInSheet = 4_000
const folder = new URL('../../illustrations/', import.meta.url)
/** Products, and drawings shown beside them in news, so that news lists load one file only. */
const sold = ['cheeses', 'honeys', 'olive-oils', 'olives', 'spices', 'wines']
const goods = new Set([...sold, 'scale', 'wind'])

type Drawing = {
  name: string
  width: number
  height: number
  content: string
  /** The file, below `folder`. */
  file: string
}

function readDrawing(svgFile: string): Drawing {
  const file = `sheet/${svgFile}`
  const name = svgFile.slice(0, -'.svg'.length)
  const svg = readFileSync(new URL(file, folder), 'utf8')
  const [, size, content] = /<svg[^>]*viewBox="0 0 (\d+ \d+)"[^>]*>(.*)<\/svg>/s.exec(svg) ?? []
  if (!size || content === undefined) throw new Error(`${file} needs viewBox="0 0 W H"`)
  const [width = 0, height = 0] = size.split(' ').map(Number)
  const sheet = `${goods.has(name) ? 'goods' : 'work'}.gen.svg`
  const isAlone = svg.length > largestInSheet
  return { name, width, height, content: content.trim(), file: isAlone ? file : sheet }
}

function sheetOf(drawings: Drawing[]): string {
  let top = 0
  const parts = drawings.map(({ name, width, height, content }) => {
    const view = `<view id="${name}" viewBox="0 ${top} ${width} ${height}"/>`
    // the inner svg clips parts of a drawing outside its frame
    const drawing = `<svg y="${top}" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`
    top += height
    return view + drawing
  })
  const width = Math.max(...drawings.map((drawing) => drawing.width))
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${top}">${parts.join('')}</svg>\n`
}

const write = (file: string, text: string) => writeFileSync(new URL(file, folder), text)
const all = readdirSync(new URL('sheet/', folder)).toSorted().map(readDrawing)
const files = [...new Set(all.map(({ file }) => file))].toSorted()
for (const file of files.filter((name) => name.endsWith('.gen.svg'))) {
  write(file, sheetOf(all.filter((drawing) => drawing.file === file)))
}

const variable = (file: string) => file.replace(/^.*[/-]/, '').replace(/\..*/, '')
write(
  'sheet.gen.ts',
  `// Made by web/server/build/illustration-sheet.ts.
${files.map((file) => `import ${variable(file)} from './${file}'\n`).join('')}
/** The file that each drawing is in, under its own name; its width and height in its own units. */
export const drawings = {
${all.map(({ name, width, height, file }) => `  '${name}': [${variable(file)}, ${width}, ${height}],`).join('\n')}
} as const
`,
)
