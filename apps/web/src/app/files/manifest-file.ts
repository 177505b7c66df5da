import type { LoaderFunctionArgs } from 'react-router'
import { businessCopy } from '../../copy/site/business.ts'
import { brandOf } from '../../shared/business/brand-of.ts'
import { businessInfo } from '../../shared/business/business-info.ts'
import { resolveCopy } from '../../shared/business/resolve-copy.ts'
import { pageSource } from '../../site/page-source.ts'

/** Web app manifest. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { settings, texts, offers, photos } = context.get(pageSource)
  const business = await settings()
  const copyContext = { business: businessInfo(business, await offers()), texts: await texts() }
  const { icons } = brandOf(await photos())
  const { appName, name, appDescription } = resolveCopy('house', businessCopy, copyContext)
  const manifest = {
    name: appName,
    short_name: name,
    description: appDescription,
    lang: 'es-MX',
    start_url: '/',
    display: 'standalone',
    background_color: '#fffbf4',
    theme_color: business.colours.primary || '#fff1da',
    icons: [
      { src: icons?.touch ?? '/icono-192.png', sizes: '192x192', type: 'image/png' },
      { src: icons?.app ?? '/icono-512.png', sizes: '512x512', type: 'image/png' },
      {
        src: icons?.maskable ?? '/icono-512.png',
        sizes: '512x512',
        type: 'image/png',
        purpose: 'maskable',
      },
    ],
  }
  return new Response(JSON.stringify(manifest), {
    headers: { 'Content-Type': 'application/manifest+json; charset=utf-8' },
  })
}
