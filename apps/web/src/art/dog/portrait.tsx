import { useState } from 'react'
import { blush, coats, paint } from '../palette.ts'
import { Picture, type ArtProps } from '../picture.tsx'
import { breedFamily } from './breed-family.ts'
import { breedShape } from './breed-shape.ts'
import { coatOf } from './coat-of.ts'
import type { DogLook } from './cast.ts'
import { Head } from './head.tsx'

/** Deterministic random numbers for a seed: FNV-1a over the text, then mulberry32. */
export function seededDraw(seed: string) {
  let state = 0x811c9dc5
  for (const letter of seed) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return <T,>(from: readonly T[]): T => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    const chosen = from[((mixed ^ (mixed >>> 14)) >>> 0) % from.length]
    if (chosen === undefined) throw new RangeError('nothing to draw from')
    return chosen
  }
}

/** The fields that a portrait needs. */
export type PortrayedDog = {
  /** Seed: the same dog always looks the same. */
  _id: string
  breed: string
  color: string
  /** Address of a photo, which replaces the drawing. */
  profileImg?: string | null
}

type DogPortraitProps = ArtProps & {
  dog: PortrayedDog
  /** Width and height in pixels; without it the portrait fills its place. */
  size?: number | undefined
  frame?: 'round' | 'arch' | 'square'
}

const corners = { round: '50%', arch: '50% 50% 12% 12%', square: '0' } as const
const grounds = [paint.secondary, paint.accent, blush, paint.primary] as const
const collars = [paint.highlight, paint.primary, paint.ink, paint.secondary] as const

/** Face of a dog: its photo, or a drawing of its data if there is none or it fails to load. */
export function DogPortrait(props: DogPortraitProps) {
  const { dog, frame = 'round', size, className = '', title = '' } = props
  const photo = dog.profileImg
  const [failed, setFailed] = useState<string>()
  if (!photo || failed === photo) return <DrawnPortrait {...props} />
  const isLarge = size !== undefined && size > 160
  return (
    <img
      src={isLarge ? photo : `${photo}?size=small`}
      alt={title}
      width={size}
      height={size}
      decoding="async"
      className={`aspect-square bg-sand object-cover ${className}`}
      style={{ borderRadius: corners[frame] }}
      onError={() => setFailed(photo)}
    />
  )
}

function DrawnPortrait({ dog, size, frame = 'round', className, title }: DogPortraitProps) {
  const draw = seededDraw(dog._id)
  const look = lookOf(dog.breed, dog.color, draw)
  const ground = draw(grounds)
  const collar = draw(collars.filter((colour) => colour !== ground))
  const tall = look.shape.ears === 'bat' || look.shape.ears === 'prick'
  const lean = draw([-5, -3, 3, 5])
  return (
    <Picture
      viewBox="0 0 200 200"
      size={size}
      className={className}
      title={title}
      style={{ borderRadius: corners[frame] }}
    >
      <path d="M0,0H200V200H0Z" fill={ground} />
      <Bust look={look} collar={collar} tag={ground === paint.secondary ? paint.primary : paint.secondary} />
      <g transform={`translate(100 ${tall ? 114 : 104}) scale(${tall ? 0.86 : 0.98})`}>
        <Head
          look={look}
          turn={lean > 0 ? -5 : 5}
          tilt={lean}
          mouth={draw(['smile', 'open', 'smile'])}
          perk={[draw([-4, 0, 4]), draw([2, 6, 12])]}
        />
      </g>
    </Picture>
  )
}

function lookOf(breed: string, color: string, draw: ReturnType<typeof seededDraw>): DogLook {
  const family = breedFamily(breed)
  const { main, marks } = coatOf(color)
  const usual = { pug: 'charcoal', shepherd: 'charcoal', husky: 'cream', dachshund: 'caramel' } as const
  const markName = marks ?? (family in usual ? usual[family as keyof typeof usual] : draw(mestizoMarks(main)))
  const shape = breedShape(family, draw)
  return {
    shape: marks && shape.marking === 'plain' ? { ...shape, marking: draw(['blaze', 'eye-patch']) } : shape,
    coat: coats[main],
    marks: coats[markName],
  }
}

function mestizoMarks(main: keyof typeof coats) {
  return main === 'cream' ? (['caramel', 'charcoal', 'chocolate'] as const) : (['cream'] as const)
}

function Bust({ look: { coat, marks, shape }, collar, tag }: { look: DogLook; collar: string; tag: string }) {
  return (
    <>
      <path d="M54,118 C40,160 34,190 32,200 H168 C166,190 160,160 146,118Z" fill={coat.shade} />
      <path d="M54,118 C40,160 34,190 32,200 H146 C146,190 142,150 130,118Z" fill={coat.base} />
      {shape.marking !== 'plain' && <path d="M76,140 Q100,236 124,140Z" fill={marks.light} />}
      <path d="M50,148 Q100,176 150,148 L154,162 Q100,192 46,162Z" fill={collar} />
      <circle cx="100" cy="184" r="9" fill={tag} />
    </>
  )
}
