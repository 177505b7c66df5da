import type { SitePhotos } from '@rumi/contract'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { ServiceCard } from '../home/home-services.tsx'
import { Testimonial } from '../home/testimonials.tsx'
import { Highlight } from './highlights.tsx'

let photos: SitePhotos
beforeEach(() => (photos = {}))
vi.mock('react-router', async (original) => ({
  ...(await original<typeof import('react-router')>()),
  useRouteLoaderData: () => ({ photos }),
}))

const photo = {
  address: '/fotos/0b6f1c1e-7d0a-4c5e-9a51-3f1a6c1f0d2b-1920x1280.jpg',
  alt: 'Canela en el patio',
  x: 0.5,
  y: 0.5,
}

const words = { name: 'Ana', role: 'Cliente feliz', message: 'Sí' }
type Shown = { imageUrl?: string; slot?: 'home.testimonials.1' }
const cards: [string, (shown: Shown) => ReactNode][] = [
  ['testimonial', (shown) => <Testimonial {...words} ratingLabel={(stars) => `${stars}`} {...shown} />],
  [
    'service',
    (shown) => (
      <ServiceCard
        title="Hotel"
        description="Noches"
        titleColor="text-indigo"
        path="/hotel"
        button="Ver"
        {...shown}
      />
    ),
  ],
  ['highlight', (shown) => <Highlight title="Calma" description="Sin prisa" {...shown} />],
]
const drawn = (card: ReactNode) => renderToStaticMarkup(<MemoryRouter>{card}</MemoryRouter>)

test.each(cards)('a %s card shows its imageUrl with an alt text and dimensions (spec §3)', (_, card) => {
  const [image] = drawn(card({ imageUrl: '/ilustraciones/prueba.svg' })).match(/<img[^>]*>/g) ?? []
  expect(image).toContain('src="/ilustraciones/prueba.svg"')
  for (const attribute of [/ alt=/, / width="\d+"/, / height="\d+"/]) expect(image).toMatch(attribute)
})

test.each(cards)('a %s card without imageUrl has no picture, nor an empty place for one', (_, card) => {
  expect(drawn(card({}))).not.toContain('<img')
  expect(drawn(card({ imageUrl: '' }))).not.toContain('<img')
})

test.each(cards)('a %s card shows the photograph of its slot instead, with its text', (_, card) => {
  photos = { 'home.testimonials.1': photo }
  const html = drawn(card({ imageUrl: '/ilustraciones/prueba.svg', slot: 'home.testimonials.1' }))
  expect(html).not.toContain('prueba.svg')
  expect(html).toMatch(/<img[^>]*alt="Canela en el patio"/)
})
