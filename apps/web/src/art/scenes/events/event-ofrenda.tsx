import { cast } from '../../dog/cast.ts'
import { Dog } from '../../dog/dog.tsx'
import { archOutline } from '../../house/arch-opening.tsx'
import { Bunting } from '../../house/bunting.tsx'
import { GroundShadow } from '../../house/ground-shadow.tsx'
import { blush, marigold, paint, sunlight } from '../../palette.ts'
import type { ArtProps } from '../../picture.tsx'
import { FullBleed } from '../site/full-bleed.tsx'

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
