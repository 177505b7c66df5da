import { paint } from '../palette.ts'
import { placeTransform, type Place } from '../picture.tsx'

/** A dog's bed: a round cushion with a rim, 340 wide, on the point given; `Front` is drawn over its occupant. */
export function CushionBack({ colour = paint.primary, ...place }: Place & { colour?: string }) {
  return (
    <g transform={placeTransform(place)}>
      <path d="M-160,-40 C-160,-96 160,-96 160,-40 V-20 H-160Z" fill={colour} />
      <path d="M-160,-40 C-160,-96 160,-96 160,-40 V-20 H-160Z" fill={paint.ink} opacity=".16" />
      <ellipse cy="-38" rx="134" ry="28" fill={paint.cream} />
    </g>
  )
}

export function CushionFront({ colour = paint.primary, ...place }: Place & { colour?: string }) {
  return (
    <g transform={placeTransform(place)}>
      <path
        d="M-170,-40 C-176,-56 -146,-56 -138,-40 C-110,-14 110,-14 138,-40 C146,-56 176,-56 170,-40 C170,-8 140,0 100,0 H-100 C-140,0 -170,-8 -170,-40Z"
        fill={colour}
      />
      <path
        d="M60,-24 C100,-26 124,-30 138,-40 C146,-56 176,-56 170,-40 C170,-8 140,0 100,0 H20 C60,-2 66,-12 60,-24Z"
        fill={paint.ink}
        opacity=".12"
      />
      <path
        d="M-150,-28 Q-120,-12 -70,-10"
        stroke={paint.white}
        opacity=".5"
        strokeWidth="7"
        strokeLinecap="round"
        fill="none"
      />
    </g>
  )
}
