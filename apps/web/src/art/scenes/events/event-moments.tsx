import { cast } from '../../dog/cast.ts'
import { Dog } from '../../dog/dog.tsx'
import { GroundShadow } from '../../house/ground-shadow.tsx'
import { PottedPlant } from '../../house/plants.tsx'
import { blush, paint, marigold, sunlight } from '../../palette.ts'
import { type ArtProps, FullBleed } from '../../picture.tsx'
import { archOutline } from '../../house/arches.tsx'
import { Bunting } from '../../house/bunting.tsx'

const marigolds = Array.from({ length: 15 }, (_, index) => {
  const angle = Math.PI * (1 - index / 14)
  return [Math.round(360 + 168 * Math.cos(angle)), Math.round(226 - 168 * Math.sin(angle))] as const
})

/** Mole, of the oldest breed of Mexico, under an arch of marigolds. */
export function EventOfrenda(props: ArtProps) {
  return (
    <FullBleed width={720} height={320} field={paint.highlight} {...props}>
      <Bunting
        from={[-20, 20]}
        to={[250, 10]}
        sag={16}
        flags={4}
        size={46}
        colours={[blush, paint.secondary, paint.cream]}
      />
      <Bunting
        from={[470, 10]}
        to={[740, 20]}
        sag={16}
        flags={4}
        size={46}
        colours={[paint.cream, paint.primary, blush]}
      />
      <path d={archOutline(360, 276, 336, 218)} fill={blush} />
      <path d="M0,268H720V320H0Z" fill={paint.ink} opacity=".2" />
      {[marigold, sunlight].map((colour, turn) => (
        <g key={colour} fill={colour}>
          {marigolds.map(([x, y], index) => index % 2 === turn && <circle key={x} cx={x} cy={y} r="23" />)}
        </g>
      ))}
      <path
        d={marigolds.map(([x, y]) => `M${x - 9},${y - 4}q9,-10 18,0M${x - 5},${y + 4}q5,-5 10,0`).join('')}
        fill="none"
        stroke={paint.ink}
        opacity=".22"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <GroundShadow x={364} y={294} width={240} />
      <Dog
        pose="sit"
        look={cast.mole}
        x={360}
        y={298}
        scale={0.76}
        turn={-4}
        tilt={-6}
        collar={paint.secondary}
      />
      {[212, 248, 474, 512].map((x, index) => (
        <g key={x} transform={`translate(${x} 298)`}>
          <rect
            x="-12"
            y={index % 2 ? -66 : -46}
            width="24"
            height={index % 2 ? 66 : 46}
            rx="6"
            fill={paint.cream}
          />
          <path d={`M0,${index % 2 ? -98 : -78} q13,20 0,28 q-13,-8 0,-28z`} fill={sunlight} />
        </g>
      ))}
    </FullBleed>
  )
}

const balls = [
  [150, 236, paint.secondary],
  [214, 222, paint.primary],
  [282, 232, paint.accent],
  [352, 220, blush],
  [420, 234, paint.secondary],
  [488, 222, paint.primary],
  [556, 236, paint.accent],
] as const

/** A pool of balls with Luna and Mole in it up to their necks. */
export function EventGames(props: ArtProps) {
  return (
    <FullBleed width={720} height={320} field={paint.primary} {...props}>
      <path d={archOutline(360, 270, 420, 246)} fill={paint.secondary} />
      <path d="M0,270H720V320H0Z" fill={paint.sand} />
      <Dog
        pose="bathe"
        look={cast.luna}
        x={258}
        y={262}
        scale={0.9}
        turn={6}
        tilt={7}
        mouth="open"
        perk={[-4, 4]}
      />
      <Dog
        pose="bathe"
        look={cast.mole}
        x={462}
        y={272}
        scale={0.82}
        turn={-6}
        tilt={-8}
        eyes="happy"
        mouth="open"
      />
      {balls.map(([x, y, colour]) => (
        <g key={x}>
          <circle cx={x} cy={y} r="38" fill={colour} />
          <circle cx={x - 13} cy={y - 14} r="8" fill={paint.white} opacity=".6" />
        </g>
      ))}
      <path d="M98,226 H622 L600,288 q-4,12 -16,12 H136 q-12,0 -16,-12Z" fill={paint.highlight} />
      <path d="M500,226 H622 L600,288 q-4,12 -16,12 H470Z" fill={paint.ink} opacity=".13" />
      <rect x="84" y="218" width="552" height="26" rx="13" fill={paint.accent} />
      <rect x="100" y="223" width="180" height="7" rx="3.5" fill={paint.white} opacity=".6" />
    </FullBleed>
  )
}

/** Pelusa sits still for the camera, which is the hardest trick of all. */
export function EventPhoto(props: ArtProps) {
  return (
    <FullBleed width={720} height={320} field={blush} {...props}>
      <path d="M0,272H720V320H0Z" fill={paint.cream} opacity=".45" />
      <path d="M300,22 H590 V250 q0,46 60,52 H240 q60,-6 60,-52Z" fill={paint.secondary} />
      <rect x="284" y="12" width="322" height="18" rx="9" fill={paint.ink} />
      <GroundShadow x={444} y={294} width={210} />
      <Dog
        pose="sit"
        look={cast.pelusa}
        x={440}
        y={296}
        scale={0.82}
        turn={-6}
        tilt={-5}
        collar={paint.primary}
      />
      <path
        d="M150,198 L104,306 M166,198 L212,306 M158,198 V306"
        stroke={paint.ink}
        strokeWidth="9"
        strokeLinecap="round"
      />
      <path
        d="M104,112 h30 l10,-18 h40 l10,18 h20 q14,0 14,14 v66 q0,14 -14,14 H104 q-14,0 -14,-14 v-66 q0,-14 14,-14z"
        fill={paint.primary}
      />
      <path
        d="M190,112 h24 q14,0 14,14 v66 q0,14 -14,14 h-34 q30,-40 10,-94z"
        fill={paint.ink}
        opacity=".13"
      />
      <circle cx="164" cy="160" r="34" fill={paint.ink} />
      <circle cx="164" cy="160" r="21" fill={paint.accent} />
      <circle cx="156" cy="151" r="7" fill={paint.white} />
      <path
        d="M252,120 l34,-14 M256,158 h36 M252,196 l34,14"
        stroke={paint.cream}
        strokeWidth="8"
        strokeLinecap="round"
      />
      <PottedPlant plant="agave" x={666} y={304} scale={0.86} />
    </FullBleed>
  )
}
