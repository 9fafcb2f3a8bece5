import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'

/**
 * Finds promises in module scope of the Worker, maps and objects of promises included: when the visitor whose
 * request began one leaves, workerd drops it, and all other requests waiting for it hang.
 * @returns one line for each
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
        found.push(`${relative(root, file.fileName)}:${line + 1} has a promise: ${name.getText()}`)
      }
    }
  }
  return found
}

/** Never called in the Worker: a browser has one visitor. */
const browserOnly = /^web\/(session|forms)\//

/** Whether a type is a promise or a container of promises. */
function holdsPromise(type: ts.Type, checker: ts.TypeChecker, depth = 0): boolean {
  if (depth > 4) return false
  if (type.isUnionOrIntersection()) {
    return type.types.some((part) => holdsPromise(part, checker, depth))
  }
  const name = type.getSymbol()?.getName() ?? type.aliasSymbol?.getName()
  if (name === 'Promise' || name === 'PromiseLike') return true
  // a function returns a new promise to each caller
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

/** Object literals and our own types; classes of libraries are skipped. */
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
  // self-test: every variable of that file but the last is found
  const planted = findSharedPromises(`${root}/tests/rules/planted-promises.ts`, root)
  if (planted.length !== 4) console.error(`Of four planted promises ${planted.length} were found`)
  process.exit(found.length === 0 && planted.length === 4 ? 0 : 1)
}
