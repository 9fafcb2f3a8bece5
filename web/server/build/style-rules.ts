import postcss, { type ChildNode } from 'postcss'

/**
 * A rule of the stylesheet. Pages carry the rules that their markup can use (worker/ssr/styles.ts).
 */
export type StyleRule = {
  /** The media query around it, as `@media …`. */
  media?: string
  /** Each selector, with the classes and states that a page's markup must have for a match. */
  selectors: { text: string; classes: string[] }[]
  /** The language of the only pages that use it, for fonts. */
  language?: string
  /** The body with its braces; for rules without selectors, the whole at-rule. */
  body: string
}

/** The rules of a stylesheet in order. Rules within `@media` are separate, other at-rules whole. */
export function rulesOf(css: string): StyleRule[] {
  const { nodes } = postcss.parse(css)
  return nodes.flatMap((node) => {
    if (node.type !== 'atrule') return rule(node)
    if (node.name !== 'media') return [atRule(node.toString())]
    const media = `@media ${node.params}`
    return (node.nodes ?? []).flatMap((inner) =>
      // other at-rules such as `@page` need no class
      inner.type === 'rule'
        ? rule(inner, media)
        : [{ media, selectors: [], body: inner.toString() }],
    )
  })
}

/**
 * The language in a font's name: 'Text el' (web/fonts/faces-css.ts). No page inlines 'Text rest'.
 * It loads with the whole stylesheet, when a visitor may type.
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
 * The classes a selector needs. Classes within `:not()`, `:has()` etc. are alternatives, so none of
 * them is needed, except a single one in `:has()`.
 */
function askedBy(selector: string): string[] {
  const outer = selector
    .replaceAll(/:has\((\.[\w-]+)\)/g, '$1')
    .replaceAll(/:[a-z-]+\((?:[^()]|\([^()]*\))*\)/g, '')
  const classes = [...outer.matchAll(/\.((?:\\.|[\w-])+)/g)]
  return [...classes.map(([, name = '']) => name.replaceAll('\\', '')), ...statesOf(outer)]
}

/** States in a selector that mostly hydrated pages set, as attributes in markup. */
const statesOf = (selector: string): string[] =>
  [...selector.matchAll(/:(disabled)\b|\[(aria-(?:invalid|disabled)=)true\]/g)].map(
    ([, name, attribute]) => ` ${name ? `${name}=""` : `${attribute}"true"`}`,
  )
