import { cast } from '../../dog/cast.ts'
import { Dog } from '../../dog/dog.tsx'
import { ArchOpening, archOutline } from '../../house/arches.tsx'
import { GroundShadow } from '../../house/ground-shadow.tsx'
import { PottedPlant, Bougainvillea } from '../../house/plants.tsx'
import { TileRow } from '../../house/tile-row.tsx'
import { paint, coats, blush } from '../../palette.ts'
import { type ArtProps, FullBleed } from '../../picture.tsx'

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

/** Luna and Chia at the window: they have seen you. */
export function LoginWindow(props: ArtProps) {
  return (
    <FullBleed width={720} height={800} field={paint.highlight} {...props}>
      <path d={archOutline(360, 604, 560, 570)} fill={paint.ink} opacity=".1" />
      <ArchOpening x={360} y={584} width={460} height={480} inside={paint.secondary} rim={26} />
      <Dog
        pose="bathe"
        look={cast.luna}
        x={272}
        y={586}
        scale={1.36}
        turn={6}
        tilt={-5}
        mouth="open"
        perk={[-6, 4]}
      />
      <Dog pose="bathe" look={cast.chia} x={474} y={586} scale={0.98} turn={-6} tilt={8} perk={[0, 14]} />
      <g fill={coats.grey.light}>
        <rect x="196" y="552" width="62" height="46" rx="23" />
        <rect x="288" y="552" width="62" height="46" rx="23" />
      </g>
      <g fill={coats.russet.light}>
        <rect x="426" y="560" width="42" height="36" rx="18" />
        <rect x="490" y="560" width="42" height="36" rx="18" />
      </g>
      <rect x="90" y="580" width="540" height="34" rx="17" fill={paint.cream} />
      <path d="M128,640 H592 L570,722 q-4,14 -18,14 H168 q-14,0 -18,-14Z" fill={coats.russet.base} />
      <path d="M470,640 H592 L570,722 q-4,14 -18,14 H450Z" fill={paint.ink} opacity=".14" />
      <rect x="114" y="626" width="492" height="26" rx="13" fill={coats.russet.light} />
      <Bougainvillea x={204} y={614} scale={0.86} />
      <Bougainvillea x={372} y={618} scale={0.8} turn={-8} />
      <Bougainvillea x={516} y={612} scale={0.86} turn={6} />
    </FullBleed>
  )
}

/** Frijol waits at the door with the leash in his mouth. */
export function LoginDoorway(props: ArtProps) {
  return (
    <FullBleed width={720} height={800} field={paint.primary} {...props}>
      <ArchOpening x={360} y={660} width={400} height={520} inside={paint.accent} rim={24} />
      <TileRow x={0} y={644} size={48} count={15} />
      <path d="M0,692H720V800H0Z" fill={paint.sand} />
      <Bougainvillea x={200} y={190} scale={1.4} turn={-16} />
      <PottedPlant plant="nopal" x={606} y={728} scale={1.5} />
      <GroundShadow x={352} y={728} width={320} />
      <Dog
        pose="sit"
        look={cast.frijol}
        x={346}
        y={728}
        scale={1.35}
        turn={-5}
        tilt={-6}
        perk={[-6, 8]}
        mouth="calm"
        collar={paint.highlight}
      />
      <path
        d="M320,489 C272,520 228,560 236,640 C242,700 180,744 128,730"
        fill="none"
        stroke={paint.ink}
        strokeWidth="10"
        strokeLinecap="round"
      />
      <path d="M320,489 L364,484" fill="none" stroke={paint.ink} strokeWidth="12" strokeLinecap="round" />
      <ellipse cx="104" cy="722" rx="28" ry="15" fill="none" stroke={paint.ink} strokeWidth="10" />
    </FullBleed>
  )
}
