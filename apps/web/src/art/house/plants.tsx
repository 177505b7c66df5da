import type { ReactNode } from 'react'
import { blush, coats, paint, blushShade } from '../palette.ts'
import { placeTransform, type Place } from '../picture.tsx'

/** A branch in bloom that hangs over a wall or an arch, some 150 units across. */
export function Bougainvillea(place: Place) {
  return (
    <g transform={placeTransform(place)}>
      <path
        fill={paint.highlight}
        d="M-70,4 q4,-26 28,-22 q-4,24 -28,22Z M60,22 q26,4 24,28 q-26,-2 -24,-28Z M12,-34 q16,-22 34,-8 q-12,22 -34,8Z M-22,26 q-20,6 -22,26 q22,0 22,-26Z"
      />
      <g fill={blushShade}>
        <circle cx="-34" cy="4" r="24" />
        <circle cx="8" cy="14" r="28" />
        <circle cx="46" cy="14" r="22" />
        <circle cx="66" cy="46" r="15" />
        <circle cx="20" cy="48" r="16" />
      </g>
      <g fill={blush}>
        <circle cx="-38" cy="-2" r="20" />
        <circle cx="-4" cy="-10" r="22" />
        <circle cx="38" cy="4" r="20" />
        <circle cx="14" cy="24" r="16" />
        <circle cx="63" cy="42" r="11" />
      </g>
      <g fill={paint.cream}>
        <circle cx="-40" cy="-5" r="4" />
        <circle cx="-2" cy="-12" r="4.5" />
        <circle cx="38" cy="2" r="4" />
        <circle cx="15" cy="24" r="3.5" />
      </g>
    </g>
  )
}

type Plant = 'agave' | 'nopal' | 'leafy'

type PottedPlantProps = Place & { plant: Plant; pot?: string }

/** A plant of the patio in its pot, which stands on the point given and is some 150 units tall. */
export function PottedPlant({ plant, pot = coats.russet.base, ...place }: PottedPlantProps) {
  const Leaves = plants[plant]
  return (
    <g transform={placeTransform(place)}>
      <ellipse rx="46" ry="7" fill={paint.ink} opacity=".12" />
      <g transform="translate(0 -62)">
        <Leaves />
      </g>
      <path d="M-36,-62 H36 L28,-6 Q27,0 20,0 H-20 Q-27,0 -28,-6Z" fill={pot} />
      <path d="M12,-62 H36 L28,-6 Q27,0 20,0 H4Z" fill={paint.ink} opacity=".14" />
      <rect x="-42" y="-72" width="84" height="17" rx="6" fill={pot} />
      <rect x="-36" y="-69" width="30" height="5" rx="2.5" fill={paint.cream} opacity=".45" />
    </g>
  )
}

function Agave() {
  return (
    <>
      <path
        fill={paint.highlight}
        d="M-6,0 Q-66,-26 -74,-70 Q-40,-46 2,0Z M6,0 Q66,-26 76,-66 Q40,-46 -2,0Z M-10,0 Q-28,-70 -6,-116 Q20,-70 12,0Z"
      />
      <path
        fill={paint.accent}
        d="M-8,0 Q-56,-52 -48,-100 Q-14,-60 6,0Z M8,0 Q52,-52 46,-98 Q16,-62 -4,0Z M-8,0 Q-24,-56 -6,-116 Q4,-60 4,0Z"
      />
    </>
  )
}

function Nopal() {
  return (
    <>
      <ellipse cx="34" cy="-96" rx="24" ry="33" transform="rotate(22 34 -96)" fill={paint.highlight} />
      <ellipse cx="-36" cy="-84" rx="22" ry="30" transform="rotate(-28 -36 -84)" fill={paint.highlight} />
      <ellipse cy="-38" rx="32" ry="46" fill={paint.highlight} />
      <g fill={paint.accent}>
        <ellipse cx="30" cy="-99" rx="18" ry="27" transform="rotate(22 30 -99)" />
        <ellipse cx="-40" cy="-87" rx="16" ry="24" transform="rotate(-28 -40 -87)" />
        <ellipse cx="-5" cy="-42" rx="24" ry="38" />
      </g>
      <g fill={blush}>
        <circle cx="46" cy="-128" r="8" />
        <circle cx="24" cy="-130" r="7" />
        <circle cx="-52" cy="-112" r="7.5" />
      </g>
      <path
        d="M-14,-58v6M6,-48v6M-10,-30v6M8,-24v6M30,-106v6M-42,-92v6"
        stroke={paint.cream}
        strokeWidth="3"
        strokeLinecap="round"
      />
    </>
  )
}

function Leafy() {
  return (
    <>
      <path
        fill={paint.highlight}
        d="M0,4 C-66,0 -78,-40 -70,-62 C-36,-62 -8,-34 0,4Z M0,4 C62,2 80,-34 74,-58 C42,-60 8,-34 0,4Z M2,4 C40,-30 44,-88 26,-112 C2,-92 -10,-40 2,4Z"
      />
      <path
        fill={paint.accent}
        d="M0,4 C-44,-22 -52,-76 -38,-102 C-6,-88 4,-40 0,4Z M0,4 C34,-12 60,-44 56,-76 C22,-70 2,-36 0,4Z"
      />
    </>
  )
}

const plants = { agave: Agave, nopal: Nopal, leafy: Leafy } as const satisfies Record<Plant, () => ReactNode>
