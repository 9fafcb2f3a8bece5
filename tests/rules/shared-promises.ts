import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'

/**
 * Nothing in flight is shared between requests: a promise in module scope belongs to the request that began it, and
 * when its visitor leaves, everyone else who waits for it hangs (workerd drops what a cancelled request waits for).
 * Looks at every variable of module scope that the Worker evaluates; maps and objects of promises count.
 * @returns one line for each, empty when there is none
 */
export function findSharedPromises(entry: string, root: string): string[] {
  const { config } = ts.readConfigFile(`${root}/tsconfig.json`, (path) => ts.sys.readFile(path))
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root)
  const types = [`${root}/worker/worker-configuration.d.ts`]
  const program = ts.createProgram([entry, ...types], { ...options, noEmit: true })
  const checker = program.getTypeChecker()
  const found: string[] = []
  for (const file of program.getSourceFiles()) {
    if (file.isDeclarationFile || file.fileName.includes('/node_modules/')) continue
    if (browserOnly.test(relative(root, file.fileName))) continue
    for (const statement of file.statements) {
      if (!ts.isVariableStatement(statement)) continue
      for (const { name } of statement.declarationList.declarations) {
        if (!holdsPromise(checker.getTypeAtLocation(name), checker)) continue
        const { line } = file.getLineAndCharacterOfPosition(name.getStart())
        found.push(
          `${relative(root, file.fileName)}:${line + 1} keeps a promise: ${name.getText()}`,
        )
      }
    }
  }
  return found
}

/** Loaded with pages but never called in the Worker: a browser has one visitor. */
const browserOnly = /^web\/(session|forms)\//

/** A promise, or something made to hold them: `Map<string, Promise<…>>`, `{ value: Promise<…> } | undefined`. */
function holdsPromise(type: ts.Type, checker: ts.TypeChecker, depth = 0): boolean {
  if (depth > 4) return false
  if (type.isUnionOrIntersection()) {
    return type.types.some((part) => holdsPromise(part, checker, depth))
  }
  const name = type.getSymbol()?.getName() ?? type.aliasSymbol?.getName()
  if (name === 'Promise' || name === 'PromiseLike') return true
  // a function that returns a promise begins a new one for each caller
  if (type.getCallSignatures().length > 0) return false
  const given = checker.getTypeArguments(type as ts.TypeReference)
  if (given.some((part) => holdsPromise(part, checker, depth + 1))) return true
  const isOwnShape = (type.flags & ts.TypeFlags.Object) !== 0 && isPlain(type)
  return (
    isOwnShape &&
    type
      .getProperties()
      .some((property) => holdsPromise(checker.getTypeOfSymbol(property), checker, depth + 1))
  )
}

/** An object literal's type or one of ours: classes of libraries hide what they hold. */
function isPlain(type: ts.Type): boolean {
  const declarations = type.getSymbol()?.getDeclarations() ?? []
  return declarations.every(
    (declaration) => !declaration.getSourceFile().fileName.includes('/node_modules/'),
  )
}

if (import.meta.main) {
  const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '')
  const found = findSharedPromises(`${root}/worker/index.ts`, root)
  for (const line of found) console.error(line)
  // the rule itself: each variable of that file but the last is what it has to find
  const planted = findSharedPromises(`${root}/tests/rules/planted-promises.ts`, root)
  if (planted.length !== 4) console.error(`Of four planted promises ${planted.length} were found`)
  process.exit(found.length === 0 && planted.length === 4 ? 0 : 1)
}
