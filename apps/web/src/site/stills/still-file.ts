import { createElement, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { LoaderFunctionArgs } from 'react-router'
import { siteConfig } from '../../shared/site-config.ts'
import { gallery } from '../../art/gallery.ts'
import { Logo } from '../../art/logo.tsx'
import { Spot } from '../../art/spots/spot.tsx'
import themeCss from '../../ui/theme.css?raw'
import { paintedFor } from './painted-for.ts'
import { spotFiles } from './spot-files.ts'

type Drawing = { file: string; art: ReactElement; ink?: string }

const drawings: readonly Drawing[] = [
  ...gallery.map(({ name, Art }) => ({ file: `${name}.svg`, art: createElement(Art) })),
  ...spotFiles.map(({ file, name, ground }) => ({ file, art: createElement(Spot, { name, ground }) })),
  { file: 'logo.svg', art: createElement(Logo) },
  { file: 'logo-on-ink.svg', art: createElement(Logo), ink: '--color-cream' },
]

/** Draws a picture into a file of its own, in the theme that the site wears. */
export function loader({ params }: LoaderFunctionArgs) {
  const drawing = drawings.find(({ file }) => file === params.file)
  if (!drawing) throw new Response(null, { status: 404 })
  const { art, ink = '--color-ink' } = drawing
  const inked = renderToStaticMarkup(art).replaceAll('currentColor', `var(${ink}, #000)`)
  return new Response(paintedFor(siteConfig.theme, inked, themeCss), {
    headers: { 'Content-Type': 'image/svg+xml' },
  })
}
