/**
 * Reduces leading slashes and backslashes to one slash: browsers read `//host` and `/\\host` as
 * another origin (open redirect).
 */
export const sameSitePath = (pathname: string): string => pathname.replace(/^[/\\]*/, '/')
