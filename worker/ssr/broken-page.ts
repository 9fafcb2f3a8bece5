import { escapeHtml } from '../lib/text/escape.ts'
import type { Locale } from '#contract/locales.ts'
import { palette, shades } from '#contract/palette.ts'
import { inlineWithHash } from '../lib/text/inlined.ts'
import { securityHeadersOf } from '../lib/http/security-policy.ts'

export type BrokenPageWords = { title: string; retry: string; company: string; email: string }

const style =
  inlineWithHash(`body{margin:0;min-height:100vh;display:grid;place-content:center;gap:1.25rem;padding:2rem;box-sizing:border-box;background:${palette.chalk};color:${palette.ink};font:1.125rem/1.6 Georgia,serif}
h1{margin:0;max-width:24ch;font-weight:500;font-size:clamp(1.75rem,5vw,3rem);line-height:1.15}
p{margin:0}a{color:inherit;display:inline-block;padding:.25rem 0;text-underline-offset:.2em}small{color:${shades.soft}}`)

/**
 * The error page when rendering fails. It needs no shell, no React and no other file.
 * @param retryAfterS when a retry may help: status 503, otherwise 500
 */
export function brokenPage(
  locale: Locale,
  words: BrokenPageWords,
  { requestId, retryAfterS }: { requestId: string; retryAfterS?: number },
): Response {
  const { title, retry, company, email } = words
  const html = `<!doctype html>
<html lang="${locale}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(`${title} · ${company}`)}</title>
<style>${style.text}</style>
<main>
<h1>${escapeHtml(title)}</h1>
<p><a href="">${escapeHtml(retry)}</a></p>
<p><a href="mailto:${email}">${email}</a></p>
<p><small>${escapeHtml(requestId)}</small></p>
</main>
`
  return new Response(html, {
    status: retryAfterS === undefined ? 500 : 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-language': locale,
      ...securityHeadersOf({ styles: [style.hash] }),
      'cache-control': 'no-store',
      ...(retryAfterS !== undefined && { 'retry-after': String(retryAfterS) }),
    },
  })
}
