import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * What our documents name exists: paths of the repository, targets of links, npm scripts; and so do the files that
 * comments name. Each script is named somewhere, the first page stays short, and its pictures stay light. Part of
 * `npm run check`.
 */
const frontPage = 'README.md'
const longestFrontPage = 110
const heaviestPictureBytes = 120_000

/** What begins so is a path of ours, wherever it stands in a text. */
const ownFolders = ['.ci', '.github', 'migrations', 'tests', 'web', 'worker']
const otherFolders = new Set(['node_modules', 'dist', '.wrangler', '.git', 'test-results'])

type Repository = {
  scripts: readonly string[]
  /** Whether a path or a pattern, from the root, names something. */
  exists: (path: string) => boolean
}

/** What a reader of a document would look for and not find. @param file its own path, for its links */
export function findFaults(file: string, text: string, repository: Repository): string[] {
  // a bare name may be that of several, such as one for each language
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
    ...scripts.map((name) => `says npm run ${name}, which package.json does not have`),
    ...(file === frontPage && lines > longestFrontPage
      ? [`has ${lines} lines, more than ${longestFrontPage}`]
      : []),
  ]
}

const ownPath = new RegExp(
  `(?<![\\w/.:@-])(?:${ownFolders.join('|').replaceAll('.', '\\.')})/[\\w./<>*…-]*`,
  'g',
)
const isFile = /^[\w./-]+\.(?:tsx?|css|svg|toml|md|jsonc?|py|sql)$/

/** Everything that begins with one of our folders, and every file in backticks. `<name>`, `*` and `…` stand for any. */
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

/** Files that the comments of a source name and that are not there; the end of a path is enough. */
export function findLostFiles(file: string, text: string, { exists }: Repository): string[] {
  const named = [...text.matchAll(comment)].flatMap(([words]) => words.match(codeFile) ?? [])
  const patterns = [...new Set(named)].map((path) => path.replaceAll(/<[^>]*>|…/g, '*'))
  return patterns.filter(
    (path) =>
      !exists(path) &&
      !exists(join(dirname(file), path)) &&
      !exists(`{${ownFolders.join(',')}}/**/${path}`),
  )
}

/** Targets of links and pictures that are files of ours. */
const linksIn = (text: string): string[] =>
  [...text.matchAll(/\]\(([^)\s]+)\)/g)].flatMap(([, target = '']) =>
    /^(?:\w+:|#)/.test(target) ? [] : [target.replace(/#.*$/, '')],
  )

const scriptsIn = (text: string): string[] => [
  ...[...text.matchAll(/npm run (?:--silent )?([\w:]+)/g)].map(([, name = '']) => name),
  ...[...text.matchAll(/npm (start|test)\b/g)].map(([, name = '']) => name),
]

/** One of each kind, beside what looks like one. */
const planted = `\`worker/gone.ts\` [here](gone.md) \`gone.ts\` npm run gone web/gone/<name>/x.ts https://a/web/x.ts
  \`worker/app.ts\` [app](worker/app.ts) npm run check \`npm test\` [out](https://a.b/gone) [below](#gone) and/or`

const plantedCode = `import './gone.ts' // see gone/a.ts, index.ts, worker/app.ts
  /** As in ssr/pages.ts and <name>/routes.ts, but https://a.b/gone.ts; \`gone-too.css\` */ const a = 'gone.css'`

function assertSharp(repository: Repository): void {
  const found = findFaults(frontPage, planted + '\n.'.repeat(longestFrontPage), repository)
  const words = ['worker/gone.ts', 'gone.ts', 'web/gone/*/x.ts', 'gone.md', 'npm run gone', 'lines']
  const missed = words.filter((word) => !found.some((fault) => fault.includes(` ${word}`)))
  if (missed.length > 0 || found.length !== words.length)
    throw new Error(`The reader is broken: ${found.join('; ')}`)
  const lost = findLostFiles('worker/app.ts', plantedCode, repository).join(' ')
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
  const texts = documents.map((file) => [file, readFileSync(join(root, file), 'utf8')] as const)
  const faults = texts.flatMap(([file, text]) =>
    findFaults(file, text, repository).map((fault) => `${file} ${fault}`),
  )
  for (const file of globSync('{tests,web,worker}/**/*.{ts,tsx}', {
    cwd: root,
    exclude: ['tests/rules/documents.ts', 'web/i18n/i18n-types.ts'],
  })) {
    for (const path of findLostFiles(file, readFileSync(join(root, file), 'utf8'), repository)) {
      faults.push(`${file} has a comment that names ${path}, which is not there`)
    }
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
