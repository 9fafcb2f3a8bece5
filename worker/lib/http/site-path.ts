/**
 * A path as a redirect may name it: browsers take `//host` and `/\\host` for another site, so what stands before the
 * first real character is one slash.
 */
export const sitePath = (pathname: string): string => pathname.replace(/^[/\\]*/, '/')
