import postcss, { type ChildNode } from 'postcss'

/** The stylesheet as a list: from it a page takes the rules that its markup can use (worker/ssr/styles.ts). */
export type StyleRule = {
  /** The media query around it, as `@media …`. */
  media?: string
  /** Each selector with the classes that an element must have for it to match. */
  selectors: { text: string; classes: string[] }[]
  /** With its braces; a whole at-rule where there are no selectors. */
  body: string
}

/** Rules of a stylesheet, in its order. Rules within `@media` come one by one; other at-rules stay whole. */
export function rulesOf(css: string): StyleRule[] {
  const { nodes } = postcss.parse(css)
  return nodes.flatMap((node) => {
    if (node.type !== 'atrule') return rule(node)
    if (node.name !== 'media') return [{ selectors: [], body: node.toString() }]
    const media = `@media ${node.params}`
    return (node.nodes ?? []).flatMap((inner) =>
      // what is not a rule (`@page`) asks for no class
      inner.type === 'rule'
        ? rule(inner, media)
        : [{ media, selectors: [], body: inner.toString() }],
    )
  })
}

function rule(node: ChildNode, media?: string): StyleRule[] {
  if (node.type !== 'rule') return []
  const selectors = node.selectors.map((text) => ({ text, classes: classesOf(text) }))
  const body = node.toString().slice(node.selector.length)
  return [{ ...(media && { media }), selectors, body }]
}

/** Classes within `:not()`, `:has()` and the like are alternatives: none of them is asked for. */
function classesOf(selector: string): string[] {
  const outer = selector.replaceAll(/:[a-z-]+\((?:[^()]|\([^()]*\))*\)/g, '')
  return [...outer.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name = '']) =>
    name.replaceAll('\\', ''),
  )
}
