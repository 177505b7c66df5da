import '../../art/art.css'
import { useState } from 'react'
import { sistemaCopy } from '../../copy/shared/sistema.ts'
import { Button } from '../../ui/controls/button.tsx'
import { ToastRegion } from '../../ui/feedback/toast-region.tsx'
import { defaultSettings, type Theme } from '@rumi/contract'
import { DataSpecimens } from './data-specimens.tsx'
import { FieldSpecimens } from './field-specimens.tsx'
import { NavigationSpecimens } from './navigation-specimens.tsx'
import { OverlaySpecimens, StateSpecimens } from './state-specimens.tsx'
import { DogPortrait } from '../../art/dog/portrait.tsx'
import { gallery } from '../../art/gallery.ts'
import { PapelPicado } from '../../art/papel-picado.tsx'
import { Specimen } from './specimen.tsx'

export const meta = () => [{ title: sistemaCopy.title }]

/** All tokens, components and pictures; this route exists in development only. */
export default function SistemaPage() {
  const [theme, setTheme] = useState<Theme>(defaultSettings.theme)
  return (
    <main data-theme={theme} className="shell bg-cream pb-24">
      <header className="sticky top-0 z-30 flex flex-wrap items-center justify-between gap-4 bg-cream py-4">
        <div>
          <h1 className="text-2xl">{sistemaCopy.title}</h1>
          <p className="text-ink-soft">{sistemaCopy.lead}</p>
        </div>
        <fieldset aria-label={sistemaCopy.themes.label} className="flex gap-2">
          {(['sol', 'indigo'] as const).map((name) => (
            <Button
              key={name}
              size="small"
              tone={name === theme ? 'ink' : 'secondary'}
              aria-pressed={name === theme}
              onClick={() => setTheme(name)}
            >
              {sistemaCopy.themes[name]}
            </Button>
          ))}
        </fieldset>
      </header>
      <TokenSpecimens />
      <FieldSpecimens />
      <StateSpecimens />
      <NavigationSpecimens />
      <DataSpecimens />
      <OverlaySpecimens />
      <ArtSpecimens />
      <ToastRegion dismissLabel={sistemaCopy.toasts.dismiss} />
    </main>
  )
}

const breeds = [
  'Mestizo',
  'Pug',
  'Labrador',
  'Poodle',
  'Chihuahua',
  'Husky',
  'Xoloitzcuintle',
  'Schnauzer',
  'Dachshund',
  'Pastor',
]
const coats = ['Caramelo', 'Negro', 'Crema', 'Gris', 'Chocolate', 'Rojo']

/** All pictures by name, large and at 96 px, and dogs drawn from their data. */
function ArtSpecimens() {
  return (
    <>
      <Specimen title={sistemaCopy.sections.art}>
        <PapelPicado className="h-16 w-full" />
        <ul className="grid gap-5 md:grid-cols-2 lg:grid-cols-3">
          {gallery.map(({ name, Art }) => (
            <li key={name} className="art-listen grid gap-2 rounded-md bg-white p-4 shadow-soft">
              <Art className="w-full" />
              <div className="flex items-end justify-between gap-2">
                <code className="text-sm">{name}</code>
                <Art className="w-24" />
              </div>
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen title={sistemaCopy.sections.portraits}>
        <ul className="grid grid-cols-3 gap-3 sm:grid-cols-5 lg:grid-cols-10">
          {breeds.flatMap((breed) =>
            coats.map((color) => (
              <li key={`${breed}${color}`}>
                <DogPortrait
                  dog={{ _id: `${breed}${color}`, breed, color }}
                  className="w-full"
                  title={`${breed} ${color}`}
                />
              </li>
            )),
          )}
        </ul>
      </Specimen>
    </>
  )
}

const fields = [
  ['cream', 'bg-cream text-ink'],
  ['sand', 'bg-sand text-ink'],
  ['white', 'bg-white text-ink'],
  ['ink', 'bg-ink text-cream'],
  ['primary', 'bg-primary text-on-primary'],
  ['primary-deep', 'bg-primary-deep text-on-primary'],
  ['secondary', 'bg-secondary text-on-secondary text-lg font-heading'],
  ['band', 'bg-band text-on-band'],
  ['accent', 'bg-accent text-on-accent'],
  ['highlight', 'bg-highlight text-on-highlight'],
  ['teal-tint', 'bg-teal-tint text-teal'],
  ['amber-tint', 'bg-amber-tint text-ink'],
  ['indigo-tint', 'bg-indigo-tint text-indigo'],
  ['brick-tint', 'bg-brick-tint text-brick'],
  ['brick', 'bg-brick text-white'],
] as const

const inks = [
  'text-ink',
  'text-ink-soft',
  'text-link',
  'text-teal',
  'text-rust',
  'text-indigo',
  'text-brick',
] as const
const sizes = [
  'text-display font-display',
  'text-3xl font-heading',
  'text-2xl font-heading',
  'text-xl font-heading',
  'text-lg font-heading',
  'text-base',
  'text-sm',
  'text-xs',
] as const

/** Colours with their text, and the type scale. */
function TokenSpecimens() {
  return (
    <>
      <Specimen title={sistemaCopy.sections.colours}>
        <ul className="grid grid-cols-2 gap-3 md:grid-cols-5">
          {fields.map(([name, look]) => (
            <li key={name} className={`grid h-20 content-end rounded-sm border border-line p-3 ${look}`}>
              {name}
            </li>
          ))}
        </ul>
        <ul className="flex flex-wrap gap-4">
          {inks.map((ink) => (
            <li key={ink} className={`font-strong ${ink}`}>
              {ink}
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen title={sistemaCopy.sections.type}>
        {sizes.map((size) => (
          <p key={size} className={size}>
            {sistemaCopy.typeSample}
          </p>
        ))}
        <div className="office rounded-sm p-4">{sistemaCopy.lead}</div>
      </Specimen>
    </>
  )
}
