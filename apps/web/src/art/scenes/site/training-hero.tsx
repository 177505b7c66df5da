import { cast } from '../../dog/cast.ts'
import { Dog } from '../../dog/dog.tsx'
import { ArchOpening, ArchedWindow } from '../../house/arches.tsx'
import { GroundShadow } from '../../house/ground-shadow.tsx'
import { paint } from '../../palette.ts'
import { Picture, type ArtProps } from '../../picture.tsx'

/** Oso follows his nose: under one of the three pots there is a biscuit. */
export function TrainingHero(props: ArtProps) {
  return (
    <Picture viewBox="0 0 720 540" {...props}>
      <path d="M70,470 V150 q0,-70 70,-70 H580 q70,0 70,70 V470Z" fill={paint.accent} />
      <ArchedWindow x={236} y={276} width={92} height={124} />
      <ArchOpening x={520} y={470} width={190} height={300} inside={paint.secondary} rim={16} />
      <rect x="30" y="462" width="660" height="44" rx="22" fill={paint.sand} />
      <GroundShadow x={500} y={490} width={300} />
      <Dog pose="sniff" look={cast.oso} x={500} y={488} scale={1.12} collar={paint.primary} />
      {[66, 146, 226].map((x, index) => (
        <Cup
          key={x}
          x={x}
          colour={[paint.primary, paint.highlight, paint.secondary][index] ?? paint.primary}
        />
      ))}
      <path
        d="M212,402 q-14,-18 2,-34 q16,-16 2,-34 M238,404 q14,-18 -2,-34"
        fill="none"
        stroke={paint.cream}
        strokeWidth="7"
        strokeLinecap="round"
        className="art-float"
      />
    </Picture>
  )
}

function Cup({ x, colour }: { x: number; colour: string }) {
  return (
    <g transform={`translate(${x} 492)`}>
      <path d="M-28,-72 H28 L38,-6 Q38,0 32,0 H-32 Q-38,0 -38,-6Z" fill={colour} />
      <path d="M10,-72 H28 L38,-6 Q38,0 32,0 H6Z" fill={paint.ink} opacity=".14" />
      <path d="M-22,-60 L-27,-24" stroke={paint.white} opacity=".6" strokeWidth="6" strokeLinecap="round" />
    </g>
  )
}
