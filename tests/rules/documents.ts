import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * Files and scripts named in documents and comments exist, every script is documented, and README.md stays small.
 * Part of `npm run check`.
 */
const frontPage = 'README.md'
const longestFrontPage = 110
const heaviestPictureBytes = 120_000

const ownFolders = ['.ci', '.github', 'migrations', 'tests', 'web', 'worker']
const otherFolders = new Set(['node_modules', 'dist', '.wrangler', '.git', 'test-results'])

type Repository = {
  scripts: readonly string[]
  /** Whether a path or pattern, relative to the root, matches a file. */
  exists: (path: string) => boolean
}

/**
 * Broken references in a document.
 * @param file its own path, for relative links
 */
export function findBrokenReferences(file: string, text: string, repository: Repository): string[] {
  const isThere = (path: string) =>
    repository.exists(path) ||
    repository.exists(join(dirname(file), path)) ||
    (!path.includes('/') && repository.exists(`{${ownFolders.join(',')}}/**/${path}`))
  const paths = pathsIn(text).filter((path) => !isThere(path))
  const links = linksIn(text)
    .map((link) => normalize(join(dirname(file), link)))
    .filter((link) => !repository.exists(link))
  const scripts = scriptsIn(text).filter((name) => !repository.scripts.includes(name))
  const lines = text.trimEnd().split('\n').length
  return [
    ...[...new Set([...paths, ...links])].map((path) => `names ${path}, which is not there`),
    ...(sequence.test(text) ? ['has a sequenceDiagram with ";", which ends a statement'] : []),
    ...scripts.map((name) => `says npm run ${name}, which package.json does not have`),
    ...(file === frontPage && lines > longestFrontPage
      ? [`has ${lines} lines, more than ${longestFrontPage}`]
      : []),
  ]
}

/** A semicolon ends a statement in Mermaid. */
const sequence = /^sequenceDiagram(?:\n  .*)*?;/m

const ownPath = new RegExp(
  `(?<![\\w/.:@-])(?:${ownFolders.join('|').replaceAll('.', '\\.')})/[\\w./<>*…-]*`,
  'g',
)
const isFile = /^[\w./-]+\.(?:tsx?|css|svg|toml|md|jsonc?|py|sql)$/

/** `<name>`, `*` and `…` are wildcards. */
function pathsIn(text: string): string[] {
  const inBackticks = [...text.matchAll(/`([^`\n]+)`/g)].flatMap(([, code = '']) =>
    code.split(' ').filter((word) => isFile.test(word)),
  )
  const anywhere = text.replaceAll('<br>', ' ').match(ownPath) ?? []
  return [...anywhere, ...inBackticks].map((path) =>
    path.replaceAll(/<[^>]*>|…/g, '*').replace(/[./]+$/, ''),
  )
}

const comment = /(?<=^|\s)\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*/gm
const codeFile = /(?<![\w/.:@*-])(?:[\w.<>*…-]+\/)*[\w*…-][\w.*…-]*\.(?:tsx?|css|sql)\b(?![\w/-])/g

/** Files named in a source’s comments that do not exist; the end of a path is enough. */
export function findMissingFiles(file: string, text: string, { exists }: Repository): string[] {
  const named = [...text.matchAll(comment)].flatMap(([words]) => words.match(codeFile) ?? [])
  const patterns = [...new Set(named)].map((path) => path.replaceAll(/<[^>]*>|…/g, '*'))
  return patterns.filter(
    (path) =>
      !exists(path) &&
      !exists(join(dirname(file), path)) &&
      !exists(`{${ownFolders.join(',')}}/**/${path}`),
  )
}

const linksIn = (text: string): string[] =>
  [...text.matchAll(/\]\(([^)\s]+)\)/g)].flatMap(([, target = '']) =>
    /^(?:\w+:|#)/.test(target) ? [] : [target.replace(/#.*$/, '')],
  )

const scriptsIn = (text: string): string[] => [
  ...[...text.matchAll(/npm run (?:--silent )?([\w:]+)/g)].map(([, name = '']) => name),
  ...[...text.matchAll(/npm (start|test)\b/g)].map(([, name = '']) => name),
]

const planted = `\`worker/gone.ts\` [here](gone.md) \`gone.ts\` npm run gone web/gone/<name>/x.ts https://a/web/x.ts
  \`worker/app.ts\` [app](worker/app.ts) npm run check \`npm test\` [out](https://a.b/gone) [below](#gone) and/or
sequenceDiagram
  B->>A: yes; no`
const kinds = 'worker/gone.ts|gone.ts|web/gone/*/x.ts|gone.md|npm run gone|sequenceDiagram|lines'
const plantedCode = `import './gone.ts' // see gone/a.ts, index.ts, worker/app.ts
  /** As in ssr/pages.ts and <name>/routes.ts, but https://a.b/gone.ts; \`gone-too.css\` */ const a = 'gone.css'`

function assertSharp(repository: Repository): void {
  const found = findBrokenReferences(
    frontPage,
    planted + '\n.'.repeat(longestFrontPage),
    repository,
  )
  const words = kinds.split('|')
  const missed = words.filter((word) => !found.some((fault) => fault.includes(` ${word}`)))
  if (missed.length > 0 || found.length !== words.length)
    throw new Error(`The reader is broken: ${found.join('; ')}`)
  const lost = findMissingFiles('worker/app.ts', plantedCode, repository).join(' ')
  if (lost !== 'gone/a.ts gone-too.css')
    throw new Error(`Of lost files in comments were found: ${lost}`)
}

if (import.meta.main) {
  const root = fileURLToPath(new URL('../..', import.meta.url))
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>
  }
  const repository: Repository = {
    scripts: Object.keys(scripts),
    exists: (path) =>
      /[*{]/.test(path) ? globSync(path, { cwd: root }).length > 0 : existsSync(join(root, path)),
  }
  assertSharp(repository)

  const documents = globSync('**/*.md', {
    cwd: root,
    exclude: (name) => otherFolders.has(name),
  })
  const textOf = (file: string) => readFileSync(join(root, file), 'utf8')
  const texts = documents.map((file) => [file, textOf(file)] as const)
  const faults = texts.flatMap(([file, text]) =>
    findBrokenReferences(file, text, repository).map((fault) => `${file} ${fault}`),
  )
  for (const file of globSync('{tests,web,worker}/**/*.{ts,tsx}', {
    cwd: root,
    exclude: ['tests/rules/documents.ts', 'web/i18n/i18n-types.ts'],
  })) {
    const lost = findMissingFiles(file, textOf(file), repository)
    faults.push(...lost.map((path) => `${file} has a comment that names ${path}: it is not there`))
  }
  const named = new Set(texts.flatMap(([, text]) => scriptsIn(text)))
  const unnamed = repository.scripts.filter((name) => !name.startsWith('pre') && !named.has(name))
  faults.push(...unnamed.map((name) => `No document names npm run ${name}`))
  for (const picture of globSync('tests/pictures/*', { cwd: root })) {
    const { size } = statSync(join(root, picture))
    if (size > heaviestPictureBytes) faults.push(`${picture} has ${size} bytes: see pictures.ts`)
  }
  for (const fault of faults) console.error(fault)
  process.exitCode = faults.length === 0 ? 0 : 1
}
