import { cast } from '../../dog/cast.ts'
import { Dog } from '../../dog/dog.tsx'
import { archOutline } from '../../house/arches.tsx'
import { coats, paint } from '../../palette.ts'
import { Picture, type ArtProps } from '../../picture.tsx'

/** Frijol looks for it with a magnifying glass, which only makes his eye larger. */
export function NoResults(props: ArtProps) {
  const lens = coats.cream
  return (
    <Picture viewBox="0 0 360 280" {...props}>
      <path d={archOutline(180, 260, 250, 240)} fill={paint.secondary} />
      <Dog
        pose="bathe"
        look={{ ...cast.frijol, shape: { ...cast.frijol.shape, marking: 'plain' } }}
        x={172}
        y={262}
        scale={1.12}
        turn={2}
        tilt={-4}
        mouth="calm"
        perk={[0, 10]}
      />
      <path d="M252,158 L300,218" stroke={paint.ink} strokeWidth="17" strokeLinecap="round" />
      <circle cx="218" cy="118" r="54" fill={paint.highlight} />
      <circle cx="218" cy="118" r="43" fill={lens.base} />
      <path d="M253,93 a43,43 0 0 1 -60,60 a52,52 0 0 0 60,-60z" fill={lens.shade} />
      <circle cx="212" cy="118" r="25" fill={paint.ink} />
      <circle cx="203" cy="108" r="8.5" fill={paint.white} />
      <path
        d="M184,104 q6,-18 22,-22"
        stroke={paint.white}
        strokeWidth="6"
        strokeLinecap="round"
        fill="none"
        opacity=".8"
      />
    </Picture>
  )
}
