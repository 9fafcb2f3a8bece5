/** Adds `integrity` to tags that load our scripts or styles. */
export function withIntegrity(html: string, hashOf: (address: string) => string): string {
  const tags =
    /<(?:script\b[^>]*\bsrc|link\b[^>]*\brel="(?:modulepreload|stylesheet)"[^>]*\bhref)="(\/assets\/[^"]+)"/g
  return html.replace(tags, (tag, address: string) => `${tag} integrity="${hashOf(address)}"`)
}
