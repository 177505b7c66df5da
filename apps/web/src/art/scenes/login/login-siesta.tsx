import { cast } from '../../dog/cast.ts'
import { Dog } from '../../dog/dog.tsx'
import { GroundShadow } from '../../house/ground-shadow.tsx'
import { PottedPlant } from '../../house/potted-plant.tsx'
import { blush, coats, paint } from '../../palette.ts'
import type { ArtProps } from '../../picture.tsx'
import { FullBleed } from '../site/full-bleed.tsx'

/** Churro in the hammock, after lunch. */
export function LoginSiesta(props: ArtProps) {
  return (
    <FullBleed width={720} height={800} field={paint.secondary} {...props}>
      <circle cx="170" cy="180" r="96" fill={paint.cream} opacity=".8" />
      <path d="M0,660 C180,610 520,610 720,660 V800 H0Z" fill={paint.accent} />
      <path d="M66,160 h34 v560 h-34z M620,160 h34 v560 h-34z" fill={coats.chocolate.base} />
      <path d="M86,160 h14 v560 h-14z M640,160 h14 v560 h-14z" fill={coats.chocolate.shade} />
      <path
        d="M84,330 L186,470 M84,330 L240,520 M636,330 L534,470 M636,330 L480,520"
        stroke={paint.cream}
        strokeWidth="5"
      />
      <GroundShadow x={360} y={716} width={420} />
      <path d="M164,456 C230,420 490,420 556,456 C540,690 180,690 164,456Z" fill={blush} />
      <path d="M164,456 C230,420 490,420 556,456 C540,690 180,690 164,456Z" fill={paint.ink} opacity=".2" />
      <Dog pose="sleep" look={cast.churro} x={372} y={560} scale={1.32} perk={[-14, 10]} tilt={-12} />
      <path
        d="M160,452 C200,590 300,600 360,600 C430,600 524,590 560,452 C560,640 460,668 360,668 C260,668 160,640 160,452Z"
        fill={blush}
      />
      <path
        d="M172,540 C220,640 320,640 360,640 C410,640 500,640 548,540 C538,572 528,592 514,610 C470,630 420,622 360,622 C300,622 250,630 206,610 C190,590 180,570 172,540Z"
        fill={paint.cream}
      />
      <path d="M560,452 C560,640 460,668 360,668 C460,640 540,600 560,452Z" fill={paint.ink} opacity=".14" />
      <PottedPlant plant="agave" x={140} y={742} scale={1.3} />
    </FullBleed>
  )
}
