import { DogPortrait } from '../../art/dog/portrait.tsx'
import { gallery } from '../../art/gallery.ts'
import { PapelPicado } from '../../art/papel-picado.tsx'
import { sistemaCopy } from '../../copy/shared/sistema.ts'
import { Specimen } from './specimen.tsx'

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
export function ArtSpecimens() {
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
