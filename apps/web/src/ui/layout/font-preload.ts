import nunitoUrl from '@fontsource-variable/nunito/files/nunito-latin-wght-normal.woff2?url'
import type { LinksFunction } from 'react-router'

/** Preloads the font on pages whose HTML has text; private pages load their scripts first. */
export const fontPreload: LinksFunction = () => [
  { rel: 'preload', href: nunitoUrl, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
]
