import { createElement, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { LoaderFunctionArgs } from 'react-router'
import { gallery } from '../../art/gallery.ts'
import { Logo } from '../../art/logo.tsx'
import { Spot } from '../../art/spots/spot.tsx'
import themeCss from '../../ui/layout/theme.css?raw'
import { paintedFor } from './painted-for.ts'
import { spotFiles } from './spot-files.ts'
import { pageSource } from '../page-source.ts'

type Drawing = { file: string; art: ReactElement; ink?: string }

const drawings: readonly Drawing[] = [
  ...gallery.map(({ name, Art }) => ({ file: `${name}.svg`, art: createElement(Art) })),
  ...spotFiles.map(({ file, name, ground }) => ({ file, art: createElement(Spot, { name, ground }) })),
  { file: 'logo.svg', art: createElement(Logo) },
  { file: 'logo-on-ink.svg', art: createElement(Logo), ink: '--color-cream' },
]

/** Renders a drawing as a file, in the site's theme. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const drawing = drawings.find(({ file }) => file === params.file)
  if (!drawing) throw new Response(null, { status: 404 })
  const { art, ink = '--color-ink' } = drawing
  const inked = renderToStaticMarkup(art).replaceAll('currentColor', `var(${ink}, #000)`)
  const business = await context.get(pageSource).settings()
  return new Response(paintedFor(business, inked, themeCss), {
    headers: { 'Content-Type': 'image/svg+xml' },
  })
}
