import { readdirSync, readFileSync, writeFileSync } from 'node:fs'

/**
 * Puts the illustrations that share a page, those of `sheet/`, into one file, so that a visit costs one request for all
 * of them: `sheet.gen.svg` has a <view> per drawing, and `sheet.gen.ts` their sizes. A large one travels alone: each
 * page that shows any other would wait for it. Part of `npm run codegen`.
 */
const largestInSheet = 4_000
const folder = new URL('../../illustrations/', import.meta.url)
const names = readdirSync(new URL('sheet/', folder))
  .map((file) => file.slice(0, -'.svg'.length))
  .toSorted()

const drawings = names.map((name) => {
  const svg = readFileSync(new URL(`sheet/${name}.svg`, folder), 'utf8')
  const [, size, content] = /<svg[^>]*viewBox="0 0 (\d+ \d+)"[^>]*>(.*)<\/svg>/s.exec(svg) ?? []
  if (!size || content === undefined) throw new Error(`${name}.svg needs viewBox="0 0 W H"`)
  const [width = 0, height = 0] = size.split(' ').map(Number)
  return { name, width, height, content: content.trim(), isAlone: svg.length > largestInSheet }
})
const alone = drawings.filter(({ isAlone }) => isAlone)
const together = drawings.filter(({ isAlone }) => !isAlone)

let top = 0
const parts = together.map(({ name, width, height, content }) => {
  const view = `<view id="${name}" viewBox="0 ${top} ${width} ${height}"/>`
  // the inner svg cuts off what a drawing puts outside its own frame
  const drawing = `<svg y="${top}" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`
  top += height
  return view + drawing
})
const width = Math.max(...together.map((drawing) => drawing.width))

const variable = (name: string) => name.replaceAll('-', '_')
const write = (file: string, text: string) => writeFileSync(new URL(file, folder), text)
write(
  'sheet.gen.svg',
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${top}">${parts.join('')}</svg>\n`,
)
write(
  'sheet.gen.ts',
  `// Made by web/server/build/illustration-sheet.ts. Width and height of each drawing in its own units.
${alone
  .map(
    ({ name }) => `import ${variable(name)} from './sheet/${name}.svg'
`,
  )
  .join('')}
/** Those that travel alone. */
export const alone: Record<string, string> = { ${alone.map(({ name }) => `'${name}': ${variable(name)}`).join(', ')} }

export const sizes = {
${drawings.map(({ name, width, height }) => `  '${name}': [${width}, ${height}],`).join('\n')}
} as const
`,
)
