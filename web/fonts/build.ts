import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { CliProc, FontIo, Ot, Rectify } from 'ot-builder'
import subsetFont from 'subset-font'
import wawoff from 'wawoff2'
import { charactersOf as wantedOf, faceSets, type FaceSet, files } from './characters.ts'
import { facesCss } from './faces-css.ts'
import { type Measures, missingGlyph } from './missing-signs.ts'
import { sortPairs } from './sort-pairs.ts'

/**
 * `npm run fonts`: the font files of this folder, out of the packages of their families. HarfBuzz cuts out the
 * wanted characters at the wanted weight and width; the parts that the packages keep apart become one font again.
 */
type Family = {
  name: string
  /** The package's file of one script. */
  file: (script: string) => string
  axes: Record<string, number | { min: number; max: number; default: number }>
  /** Whether arrows and the check mark belong into it: they stand in running text only. */
  hasSigns: boolean
}

const modules = fileURLToPath(new URL('../../node_modules/@fontsource-variable/', import.meta.url))

const families: Record<'display' | 'text', Family> = {
  display: {
    name: 'Meltemi Display',
    file: (script) =>
      `${modules}noto-serif-display/files/noto-serif-display-${script}-standard-normal.woff2`,
    axes: { wght: 500, wdth: 87.5 },
    hasSigns: false,
  },
  text: {
    name: 'Meltemi Text',
    file: (script) => `${modules}commissioner/files/commissioner-${script}-wght-normal.woff2`,
    axes: { wght: { min: 400, max: 600, default: 400 } },
    hasSigns: true,
  },
}

/** Steps of an em that outlines stand on: finer ones make a face of running text a tenth larger. */
const stepsOfEm = 1000

const read = (sfnt: Uint8Array) =>
  FontIo.readFont(FontIo.readSfntOtf(Buffer.from(sfnt)), Ot.ListGlyphStoreFactory)
type Font = ReturnType<typeof read>

const charactersOf = (font: Font) =>
  [...(font.cmap?.unicode.entries() ?? [])].map(([code]) => String.fromCodePoint(code))

/** The wanted characters of one file of a package. */
async function cutOut({ axes }: Family, sfnt: Buffer, characters: string[]): Promise<Font> {
  return read(
    await subsetFont(sfnt, characters.join(''), {
      targetFormat: 'sfnt',
      keepFeatures: ['kern', 'liga'],
      preserveNameIds: [14],
      noHinting: true,
      variationAxes: axes,
      dropTables: ['STAT', 'gasp', 'prep', 'fpgm', 'cvt ', 'DSIG', 'meta'],
    }),
  )
}

/** All wanted characters that a family has, as one font. */
async function join(family: Family, wanted: ReadonlySet<string>): Promise<Font> {
  const have = new Set<string>()
  let whole: Font | undefined
  for (const [script, characters] of Object.entries(files)) {
    const path = family.file(script)
    if (!existsSync(path)) continue
    const sfnt = Buffer.from(await wawoff.decompress(readFileSync(path)))
    const take = charactersOf(read(sfnt)).filter(
      (character) => wanted.has(character) && characters.has(character) && !have.has(character),
    )
    if (take.length === 0) continue
    for (const character of take) have.add(character)
    const part = await cutOut(family, sfnt, take)
    if (whole) CliProc.mergeFonts(whole, part, Ot.ListGlyphStoreFactory)
    else whole = part
  }
  if (!whole) throw new Error(`${family.name} has none of the characters: are its packages there?`)
  return whole
}

/** Values that are whole numbers at both ends of the only axis; a font of one weight has whole numbers. */
function wholeNumbers(font: Font) {
  const axis = font.fvar?.axes[0]
  if (!axis) return (first: number) => first
  const { dim } = axis
  const heaviest = Ot.Var.Create.Master([{ dim, min: 0, peak: 1, max: 1 }])
  const values = Ot.Var.Create.ValueFactory()
  return (first: number, last = first) =>
    first === last ? first : values.make(first, [heaviest, last - first])
}

/** Halves go to the even number: upwards, all of a line's widths together would make it a little longer. */
function nearest(value: number): number {
  const up = Math.round(value)
  return up - value === 0.5 && up % 2 !== 0 ? up - 1 : up
}

/** Partial instances have fractions, which cost room and no one sees. */
function round(font: Font, between: ReturnType<typeof wholeNumbers>): void {
  const dim = font.fvar?.axes[0]?.dim
  const rounded = (value: Ot.Var.Value) => {
    const first = nearest(Ot.Var.Ops.originOf(value))
    return dim ? between(first, nearest(Ot.Var.Ops.evaluate(value, new Map([[dim, 1]])))) : first
  }
  Rectify.inPlaceRectifyFontCoords(
    { coord: rounded, cv: rounded },
    Rectify.IdPointAttachmentRectifier,
    font,
  )
}

/** Thickness of the minus sign and other measures, at each end of the axis. */
function measure(font: Font, { hasSigns }: Family): [Measures, ...Measures[]] {
  const dim = font.fvar?.axes[0]?.dim
  const { unitsPerEm: em } = font.head
  const capital = Number(font.os2?.sCapHeight ?? 0)
  const minus = font.cmap?.unicode.get(0x2212)?.geometry
  const heights =
    hasSigns && minus instanceof Ot.Glyph.ContourSet ? minus.contours.flat().map(({ y }) => y) : [0]
  const at = (peak: number): Measures => {
    const ys = heights.map((y) => Ot.Var.Ops.evaluate(y, dim ? new Map([[dim, peak]]) : new Map()))
    return { em, capital, stem: Math.max(...ys) - Math.min(...ys) }
  }
  return dim ? [at(0), at(1)] : [at(0)]
}

function addMissing(font: Font, family: Family, wanted: ReadonlySet<string>): void {
  const have = new Set(charactersOf(font))
  const between = wholeNumbers(font)
  const masters = measure(font, family)
  const glyphs = [...font.glyphs.decideOrder()]
  for (const character of [...wanted].filter((one) => !have.has(one))) {
    const glyph = missingGlyph(character, masters, between)
    if (!glyph) continue
    glyphs.push(glyph)
    font.cmap?.unicode.set(character.codePointAt(0) ?? 0, glyph)
  }
  font.glyphs = Ot.ListGlyphStoreFactory.createStoreFromList(glyphs)
}

/** The licence asks that a changed font has a name of its own. */
function rename(font: Font, name: string): void {
  const own: Record<number, string> = {
    1: name,
    2: 'Regular',
    3: `${name} subset`,
    4: name,
    6: name.replaceAll(' ', ''),
  }
  const axes = font.fvar?.axes.map(({ axisNameID }) => axisNameID) ?? []
  const kept = new Set([0, 5, 14, ...axes])
  const records = font.name?.records ?? []
  font.name!.records = records
    .filter(({ nameID }) => nameID in own || kept.has(nameID))
    .map((record) => ({ ...record, value: own[record.nameID] ?? record.value }))
}

async function build(kind: 'display' | 'text', set: FaceSet): Promise<void> {
  const family = families[kind]
  const wanted = wantedOf(set, kind)
  const font = await join(family, wanted)
  if (font.head.unitsPerEm > stepsOfEm) CliProc.rebaseFont(font, stepsOfEm)
  round(font, wholeNumbers(font))
  addMissing(font, family, wanted)
  rename(font, family.name)
  // classes of glyphs are for marks, and there are none
  font.gdef = null
  if (font.fvar) font.fvar.instances = []
  CliProc.consolidateFont(font)
  const tables = FontIo.writeFont(font, {
    generateDummyDigitalSignature: false,
    // a bold outline may be off by 1/1000 of an em: a fiftieth of a pixel in running text
    ttf: { gvarOptimizeTolerance: 1 },
  })
  const gpos = tables.tables.get('GPOS')
  if (gpos) sortPairs(gpos)
  const woff2 = await wawoff.compress(FontIo.writeSfntOtf(tables))
  const file = `faces/${kind}-${set}.woff2`
  writeFileSync(new URL(file, import.meta.url), woff2)
  console.log(`${file} ${woff2.length} bytes, ${charactersOf(font).length} characters`)
}

for (const set of faceSets) {
  await build('display', set)
  await build('text', set)
}
writeFileSync(new URL('../styles/faces.gen.css', import.meta.url), facesCss())
