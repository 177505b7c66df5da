import { cast } from '../../dog/cast.ts'
import { Dog } from '../../dog/dog.tsx'
import { archOutline } from '../../house/arches.tsx'
import { GroundShadow } from '../../house/ground-shadow.tsx'
import { paint } from '../../palette.ts'
import { Picture, type ArtProps } from '../../picture.tsx'

/** Mole sleeps under a bell that does not ring. */
export function NoNotifications(props: ArtProps) {
  return (
    <Picture viewBox="0 0 360 280" {...props}>
      <path d={archOutline(180, 246, 260, 230)} fill={paint.accent} />
      <GroundShadow x={180} y={248} width={300} />
      <path d="M236,16 V52" stroke={paint.ink} strokeWidth="6" />
      <g className="art-sway">
        <circle cx="236" cy="132" r="12" fill={paint.ink} />
        <path
          d="M236,44 C266,44 278,66 278,90 C278,110 284,116 290,124 Q292,130 284,130 H188 Q180,130 182,124 C188,116 194,110 194,90 C194,66 206,44 236,44Z"
          fill={paint.secondary}
        />
        <path
          d="M236,44 C266,44 278,66 278,90 C278,110 284,116 290,124 Q292,130 284,130 H248 C262,100 262,64 236,44Z"
          fill={paint.ink}
          opacity=".12"
        />
        <path
          d="M208,92 q0,-22 14,-30"
          stroke={paint.white}
          opacity=".7"
          strokeWidth="7"
          strokeLinecap="round"
          fill="none"
        />
      </g>
      <Dog pose="sleep" look={cast.mole} x={176} y={252} scale={0.94} />
    </Picture>
  )
}
