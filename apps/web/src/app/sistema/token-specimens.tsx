import { sistemaCopy } from '../../copy/shared/sistema.ts'
import { Specimen } from './specimen.tsx'

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
export function TokenSpecimens() {
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
