/**
 * Reduces leading slashes and backslashes to one slash: browsers read `//host` and `/\\host` as
 * another origin (open redirect).
 */
export const sitePath = (pathname: string): string => pathname.replace(/^[/\\]*/, '/')
