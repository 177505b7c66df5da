import { cast } from '../../dog/cast.ts'
import { Dog } from '../../dog/dog.tsx'
import { archOutline } from '../../house/arches.tsx'
import { GroundShadow } from '../../house/ground-shadow.tsx'
import { paint } from '../../palette.ts'
import { Picture, type ArtProps } from '../../picture.tsx'

/** Don, with his glasses on, would like to see the vaccination card. */
export function NoMedicalRecordsYet(props: ArtProps) {
  return (
    <Picture viewBox="0 0 360 280" {...props}>
      <path d={archOutline(180, 246, 250, 232)} fill={paint.secondary} />
      <GroundShadow x={180} y={250} width={300} />
      <Dog
        pose="sit"
        look={cast.don}
        x={136}
        y={254}
        scale={0.72}
        turn={6}
        tilt={6}
        mouth="calm"
        collar={paint.highlight}
      />
      <g transform="translate(138 98) rotate(6)" fill="none" stroke={paint.ink} strokeWidth="4">
        <circle cx="-15" cy="1" r="14" fill={paint.white} fillOpacity=".35" />
        <circle cx="27" cy="1" r="14" fill={paint.white} fillOpacity=".35" />
        <path d="M-1,-1 q7,-6 14,0" />
      </g>
      <g transform="translate(256 190) rotate(7)">
        <rect x="-52" y="-68" width="104" height="132" rx="12" fill={paint.highlight} />
        <rect x="-42" y="-54" width="84" height="108" rx="6" fill={paint.white} />
        <rect x="-24" y="-78" width="48" height="22" rx="9" fill={paint.ink} />
        <path
          d="M-28,-26h30M-28,0h56M-28,24h44"
          stroke={paint.primary}
          strokeWidth="7"
          strokeLinecap="round"
          strokeDasharray="1 13"
        />
        <circle
          cx="24"
          cy="-28"
          r="11"
          fill="none"
          stroke={paint.accent}
          strokeWidth="5"
          strokeDasharray="7 6"
        />
      </g>
    </Picture>
  )
}
