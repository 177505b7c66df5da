import type { LoaderFunctionArgs } from 'react-router'
import { businessCopy } from '../../copy/site/business.ts'
import { businessInfo } from '../../shared/business/business-info.ts'
import { resolveCopy } from '../../shared/business/resolve-copy.ts'
import { pageSource } from '../../site/page-source.ts'

/** Web app manifest. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { settings, texts, offers } = context.get(pageSource)
  const copyContext = { business: businessInfo(await settings(), await offers()), texts: await texts() }
  const { appName, name, appDescription } = resolveCopy('house', businessCopy, copyContext)
  const manifest = {
    name: appName,
    short_name: name,
    description: appDescription,
    lang: 'es-MX',
    start_url: '/',
    display: 'standalone',
    background_color: '#fffbf4',
    theme_color: '#fff1da',
    icons: [
      { src: '/icono-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icono-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icono-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  }
  return new Response(JSON.stringify(manifest), {
    headers: { 'Content-Type': 'application/manifest+json; charset=utf-8' },
  })
}
