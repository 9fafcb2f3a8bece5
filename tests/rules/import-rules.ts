import { fileURLToPath } from 'node:url'
import { cruise, type ICruiseResult } from 'dependency-cruiser'
import extractTsConfig from 'dependency-cruiser/config-utl/extract-ts-config'
import { restrictedFiles, allowedImports } from './rooms.ts'

/** An import between two files, as paths from the root. */
export type Import = { from: string; to: string }

const isIn = (file: string, place: string): boolean => {
  const parts = place.split('/')
  const names = file.split('/')
  return parts.every((part, index) =>
    part === '*' ? names[index] !== undefined : part === names[index],
  )
}

/** The most specific entry of rooms.ts that contains a file. */
export const matchingRule = (file: string): string | undefined =>
  Object.keys(allowedImports)
    .filter((room) => isIn(file, room))
    .toSorted((one, other) => other.split('/').length - one.split('/').length)[0]

/** The folder that matches the `*` of an entry: a feature can import itself, not its siblings. */
const ownPlace = (file: string, room: string): string =>
  file.split('/').slice(0, room.split('/').length).join('/')

/** Whether rooms.ts allows an import. */
export function isImportAllowed({ from, to }: Import): boolean {
  const room = matchingRule(from)
  if (room === undefined) return false
  for (const [place, viewers] of Object.entries(restrictedFiles)) {
    if (isIn(to, place) && !viewers.some((viewer) => isIn(from, viewer))) return false
  }
  return [ownPlace(from, room), ...(allowedImports[room] ?? [])].some((place) => isIn(to, place))
}

/** All imports within some top-level folders, types included, and the import cycles. */
export async function readImports(
  root: string,
  places = ['worker', 'web'],
): Promise<{ imports: Import[]; circles: string[] }> {
  const { output } = await cruise(
    places,
    {
      baseDir: root,
      tsPreCompilationDeps: true,
      doNotFollow: { path: 'node_modules' },
      exclude: { path: ['node_modules', 'worker-configuration'] },
      ruleSet: {
        forbidden: [{ name: 'circle', severity: 'error', from: {}, to: { circular: true } }],
      },
      validate: true,
      enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.css', '.svg'] },
    },
    undefined,
    { tsConfig: extractTsConfig(`${root}/tsconfig.json`) },
  )
  const { modules } = output as ICruiseResult
  const imports = modules.flatMap(({ source, dependencies }) =>
    dependencies
      .filter(({ resolved }) => places.some((place) => resolved.startsWith(`${place}/`)))
      .map(({ resolved }) => ({ from: source, to: resolved })),
  )
  const circles = modules.flatMap(({ dependencies }) =>
    dependencies.flatMap(({ circular, cycle }) =>
      circular
        ? [
            cycle
              ?.map(({ name }) => name)
              .toSorted()
              .join(' ') ?? '',
          ]
        : [],
    ),
  )
  return { imports, circles: [...new Set(circles)] }
}

if (import.meta.main) {
  const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '')
  const { imports, circles } = await readImports(root)
  if (imports.length === 0) throw new Error('No import was found: the reader is broken')
  for (const { from, to } of imports.filter((one) => !isImportAllowed(one))) {
    console.error(`${from} may not import ${to} (tests/rules/rooms.ts)`)
    process.exitCode = 1
  }
  for (const circle of circles) {
    console.error(`These import each other in a circle: ${circle}`)
    process.exitCode = 1
  }
}
