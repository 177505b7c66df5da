import { cast } from '../../dog/cast.ts'
import { Dog } from '../../dog/dog.tsx'
import { archOutline } from '../../house/arches.tsx'
import { coats, paint } from '../../palette.ts'
import { Picture, type ArtProps } from '../../picture.tsx'

/** Nothing to do at the desk: Oso naps on it beside a coffee. */
export function QuietBoard(props: ArtProps) {
  return (
    <Picture viewBox="0 0 360 280" {...props}>
      <path d={archOutline(180, 250, 250, 232)} fill={paint.accent} />
      <Dog
        pose="bathe"
        look={cast.oso}
        x={160}
        y={232}
        scale={0.92}
        tilt={-13}
        eyes="closed"
        mouth="calm"
        perk={[-4, 20]}
      />
      <rect x="30" y="196" width="300" height="24" rx="12" fill={paint.primary} />
      <rect x="44" y="201" width="96" height="6" rx="3" fill={paint.white} opacity=".6" />
      <path d="M48,220 H312 V262 q0,8 -8,8 H56 q-8,0 -8,-8Z" fill={paint.secondary} />
      <path d="M230,220 H312 V262 q0,8 -8,8 H230Z" fill={paint.ink} opacity=".1" />
      <g fill={coats.caramel.light}>
        <rect x="84" y="182" width="58" height="28" rx="14" />
        <rect x="166" y="184" width="58" height="28" rx="14" />
      </g>
      <path d="M254,150 h44 v34 q0,14 -14,14 h-16 q-14,0 -14,-14z" fill={paint.cream} />
      <path d="M298,158 q20,0 16,16 q-4,12 -18,10" fill="none" stroke={paint.cream} strokeWidth="7" />
      <path d="M282,150 h16 v34 q0,14 -14,14 h-10 q8,-20 8,-48z" fill={paint.ink} opacity=".1" />
      <path
        d="M268,138 q-8,-10 2,-20 q8,-8 0,-18 M286,138 q-8,-10 2,-20"
        className="art-float"
        fill="none"
        stroke={paint.cream}
        strokeWidth="5"
        strokeLinecap="round"
      />
    </Picture>
  )
}
