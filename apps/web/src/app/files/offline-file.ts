import { telephoneLink } from '@rumi/contract'
import type { LoaderFunctionArgs } from 'react-router'
import { offlineCopy } from '../../copy/shared/offline.ts'
import { businessInfo } from '../../shared/business/business-info.ts'
import { paths } from '../../shared/business/paths.ts'
import { resolveCopy } from '../../shared/business/resolve-copy.ts'
import { pageSource } from '../../site/page-source.ts'
import { paintedFor } from '../../site/stills/painted-for.ts'
import themeCss from '../../ui/layout/theme.css?raw'

const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

const style = `
  body { margin: 0; min-height: 100dvh; display: grid; place-content: center; padding: 24px; box-sizing: border-box;
    background: var(--color-sand, #fff1da); color: var(--color-ink, #2b2140); text-align: center; font: 18px/1.6 system-ui, sans-serif; }
  main { display: grid; justify-items: center; gap: 16px; }
  h1 { margin: 0; font-size: 32px; line-height: 1.15; font-weight: 800; }
  p { margin: 0; max-width: 34em; }
  a { color: var(--color-link, #00706d); font-weight: 700; display: inline-block; padding: 10px 4px; }
  a.again { background: var(--color-primary, #ff9f1a); color: var(--color-on-primary, #2b2140); border-radius: 999px; padding: 12px 28px; text-decoration: none; }
`

/**
 * Offline page for an uncached address. Served in place of that address, without scripts or other files; its link
 * retries.
 */
export async function loader({ context }: LoaderFunctionArgs) {
  const { settings, texts, offers } = context.get(pageSource)
  const business = businessInfo(await settings(), await offers())
  const copy = resolveCopy('offline', offlineCopy, { business, texts: await texts() })
  const call = telephoneLink(business.phone)
  const html = `<!doctype html>
<html lang="es-MX">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escaped(copy.pageTitle)}</title>
<style>${paintedFor(business, style, themeCss)}</style>
</head>
<body>
<main>
<h1>${escaped(copy.title)}</h1>
<p>${escaped(copy.unseen)}</p>
<p>${escaped(copy.hours)}</p>
${call === undefined ? '' : `<p>${escaped(copy.call)} <a href="${call}">${escaped(business.phone)}</a></p>`}
<p><a class="again" href="">${escaped(copy.retry)}</a></p>
<p><a href="${paths.home()}">${escaped(copy.home)}</a></p>
</main>
</body>
</html>
`
  return new Response(html, { headers: { 'Content-Type': 'text/html; charset=utf-8' } })
}
