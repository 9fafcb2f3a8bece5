import postcss, { type ChildNode } from 'postcss'

/** The stylesheet as a list: from it a page takes the rules that its markup can use (worker/ssr/styles.ts). */
export type StyleRule = {
  /** The media query around it, as `@media …`. */
  media?: string
  /** Each selector with the classes, and the states, that a page's elements must have for it to match. */
  selectors: { text: string; classes: string[] }[]
  /** Only pages in this language use it: its faces. */
  language?: string
  /** With its braces; a whole at-rule where there are no selectors. */
  body: string
}

/** Rules of a stylesheet, in its order. Rules within `@media` come one by one; other at-rules stay whole. */
export function rulesOf(css: string): StyleRule[] {
  const { nodes } = postcss.parse(css)
  return nodes.flatMap((node) => {
    if (node.type !== 'atrule') return rule(node)
    if (node.name !== 'media') return [atRule(node.toString())]
    const media = `@media ${node.params}`
    return (node.nodes ?? []).flatMap((inner) =>
      // what is not a rule (`@page`) asks for no class
      inner.type === 'rule'
        ? rule(inner, media)
        : [{ media, selectors: [], body: inner.toString() }],
    )
  })
}

/**
 * A face is named after the language it is cut for: 'Text el' (web/fonts/faces-css.ts). 'Text rest' is no page's own: it
 * comes with the whole sheet, once a person may type.
 */
export const faceLanguage = (atRuleText: string): string | undefined =>
  /^@font-face\s*\{\s*font-family:\s*["']?\w+ (\w+)/.exec(atRuleText)?.[1]

function atRule(body: string): StyleRule {
  const language = faceLanguage(body)
  return { selectors: [], ...(language !== undefined && { language }), body }
}

function rule(node: ChildNode, media?: string): StyleRule[] {
  if (node.type !== 'rule') return []
  const selectors = node.selectors.map((text) => ({ text, classes: askedBy(text) }))
  const body = node.toString().slice(node.selector.length)
  const language = /^:root:lang\((\w\w)\)$/.exec(node.selector)?.[1]
  return [{ ...(media && { media }), ...(language !== undefined && { language }), selectors, body }]
}

/**
 * Classes within `:not()`, `:has()` and the like are alternatives: none of them is asked for. One alone in `:has()` has
 * to be somewhere.
 */
function askedBy(selector: string): string[] {
  const outer = selector
    .replaceAll(/:has\((\.[\w-]+)\)/g, '$1')
    .replaceAll(/:[a-z-]+\((?:[^()]|\([^()]*\))*\)/g, '')
  const classes = [...outer.matchAll(/\.((?:\\.|[\w-])+)/g)]
  return [...classes.map(([, name = '']) => name.replaceAll('\\', '')), ...statesOf(outer)]
}

/** What mostly a hydrated page sets, as the markup has it that is sent with it. */
const statesOf = (selector: string): string[] =>
  [...selector.matchAll(/:(disabled)\b|\[(aria-(?:invalid|disabled)=)true\]/g)].map(
    ([, name, attribute]) => ` ${name ? `${name}=""` : `${attribute}"true"`}`,
  )
